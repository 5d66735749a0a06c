import { join } from 'node:path'
import { type ConsoleMessage, type Cookie, expect, type Page, type WebError } from '@playwright/test'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { copyDemo } from './copiedDemo.ts'
import { test as base } from './warmContext.ts'

interface Houses {
  /** Journeys of one house share a separate server and database, for journeys whose changes would disturb others. */
  house: string
  server: string
}

interface Fixtures {
  /** The console messages that this journey itself causes. */
  provoked: RegExp
  quietConsole: void
}

/**
 * Every worker has its own server and database, so journeys do not see each other's changes. Any console error,
 * warning, uncaught error or policy violation in the browser fails the journey.
 */
export const test = base.extend<Fixtures, Houses>({
  house: ['shared', { option: true, scope: 'worker' }],
  server: [
    async ({ house }, use) => {
      const [port, { variables, drop }] = [String(await freePort()), await copyDemo(house)]
      const address = `http://localhost:${port}`
      const server = startServer({ PORT: port, PUBLIC_URL: address, ...variables })
      try {
        await server.ready()
        // Where its mails go (mails.ts).
        process.env.JOURNEY_OUTBOX = join(variables.DATA_DIR, 'outbox')
        await use(address)
      } finally {
        await server.end('SIGTERM')
        await drop()
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server),
  provoked: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ context, provoked }, use) => {
      const heard: string[] = []
      // Said by the test runner itself where a journey keeps service workers out.
      const isOurs = (text: string) => !text.startsWith('Service Worker registration blocked by Playwright')
      const hear = (text: string) => provoked.test(text) || (isOurs(text) && heard.push(text))
      const hearMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning')
          hear(`${message.text()} (${message.location().url})`)
      }
      const hearError = (error: WebError) => hear(String(error.error()))
      context.on('console', hearMessage).on('weberror', hearError)
      await use()
      context.off('console', hearMessage).off('weberror', hearError)
      expect(heard, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Fills in the provider's form as a person does. */
export async function enterPassword(page: Page, login: string, password = 'demo'): Promise<void> {
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
}

/** The provider's cookies of the people who have signed in to this worker's server. */
const signedIn = new Map<string, Cookie[]>()

/**
 * Opens a page of the product as a person. The first time in a worker the person fills in the provider's form.
 * Afterwards the provider knows the browser, as with another tab, and each journey gets its own tokens.
 */
export async function arriveAs(page: Page, login: string, path = '/en-us/home'): Promise<void> {
  await page.context().addCookies(signedIn.get(login) ?? [])
  await page.goto(path)
  const form = page.locator('input[name="password"]')
  await expect(page.locator('main[data-route]').or(form).first()).toBeVisible()
  if (await form.isVisible()) await enterPassword(page, login)
  await expect(page.locator('main[data-route]')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[.?]/g, '\\$&')}$`))
  const cookies = await page.context().cookies()
  signedIn.set(
    login,
    cookies.filter((cookie) => cookie.path.startsWith('/identity')),
  )
}

/**
 * Leaves the person without notifications, for journeys that measure a first screen: on some days one of the demo cannot
 * wait, and stands above the page until somebody closes it.
 */
export async function withoutNotifications(page: Page): Promise<void> {
  await page.route(/\/notifications(\?|$)/, (route) => route.fulfill({ json: [] }))
}
