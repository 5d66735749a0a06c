import { expect, type Page, test as base } from '@playwright/test'

interface Fixtures {
  /** What the console may say in this journey because the journey itself causes it. */
  provoked: RegExp
  quietConsole: void
}

/** A browser in which any console error, warning, uncaught error or policy violation fails the journey. */
export const test = base.extend<Fixtures>({
  provoked: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ context, provoked }, use) => {
      const heard: string[] = []
      // Said by the test runner itself where a journey keeps service workers out.
      const isOurs = (text: string) => !text.startsWith('Service Worker registration blocked by Playwright')
      const hear = (text: string) => provoked.test(text) || (isOurs(text) && heard.push(text))
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          hear(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => hear(String(error.error())))
      await use()
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

/** Opens a page of the product as somebody, through the sign-in page it leads to. */
export async function arriveAs(page: Page, login: string, path = '/en-us/home'): Promise<void> {
  await page.goto(path)
  await enterPassword(page, login)
  await expect(page.locator('main[data-route]')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[.?]/g, '\\$&')}$`))
}
