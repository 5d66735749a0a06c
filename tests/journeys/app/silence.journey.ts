import type { Page } from '@playwright/test'
import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

// Each of these makes the browser report the failed request itself.
test.use({ provoked: /Failed to load resource|net::ERR|dynamically imported module|: (unreachable|network)\b/ })

const login = 'risk@boreal.example'
const discovery = '**/.well-known/openid-configuration'
const token = '**/identity/token'
const configuration = /\/api\/main\/configuration$/
const firstTexts = /\/assets\/core\.[^/]+\.js$/
const code = /\/assets\/start-[^/]+\.js$/
const ways = ['fails', 'hangs'] as const

/** Lets a call fail or hang, and after sending it advances the clock by nine seconds. */
async function silence(page: Page, address: string | RegExp, way: (typeof ways)[number], open: () => Promise<unknown>) {
  await page.route(address, (route) => (way === 'fails' ? route.abort() : undefined))
  const asked = page.waitForRequest(address)
  await open()
  await asked
  if (way === 'fails') return
  // The timers that watch this call started before it, so nine seconds end them.
  await page.clock.fastForward(9000)
}

/** Lets later calls through. A hanging call stays hanging. */
const mend = (page: Page, address: string | RegExp) => page.route(address, (route) => route.continue())

test.beforeEach(({ page }) => page.clock.install())

for (const way of ways) {
  for (const [what, address] of [
    ['the first texts', firstTexts],
    ['the application itself', code],
  ] as const)
    for (const [locale, slow, failed, retry] of [
      ['en-us', 'Waymark takes long to open.', 'Waymark could not be opened.', 'Try again'],
      ['fr-ca', 'Waymark tarde à s’ouvrir.', 'Waymark n’a pas pu s’ouvrir.', 'Réessayer'],
      ['es-mx', 'Waymark tarda en abrirse.', 'No se pudo abrir Waymark.', 'Reintentar'],
    ] as const)
      test(`the start reports that ${what} ${way}, in ${locale}`, async ({ page }) => {
        await silence(page, address, way, () => page.goto(`/${locale}/login`, { waitUntil: 'commit' }))
        await expect(page.getByRole('status')).toContainText(way === 'fails' ? failed : slow)
        // The animation shows only while the start continues.
        await expect(page.locator('.starting svg')).toHaveCount(way === 'fails' ? 0 : 1)
        await mend(page, address)
        await page.getByRole('button', { name: retry }).click()
        await expect(page.locator('main[data-route="login"]')).toBeVisible()
      })

  test(`the start reports that the configuration ${way}`, async ({ page }) => {
    await arriveAs(page, login)
    await silence(page, configuration, way, () => page.reload({ waitUntil: 'commit' }))
    await expect(page.getByText(/^(We cannot reach the travel service|Still waiting for an answer)/)).toBeVisible()
    await mend(page, configuration)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main[data-route="home"]')).toBeVisible()
  })

  test(`the start reports that the provider ${way} before the sign-in`, async ({ page }) => {
    await silence(page, discovery, way, () => page.goto('/en-us/home', { waitUntil: 'commit' }))
    await expect(page.getByText('The sign-in service did not answer.')).toBeVisible()
    await mend(page, discovery)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await enterPassword(page, login)
    await expect(page.locator('main[data-route="home"]')).toBeVisible()
  })

  test(`the start reports that the provider ${way} on the way back`, async ({ page }) => {
    await page.goto('/en-us/home')
    await silence(page, token, way, () => enterPassword(page, login))
    await expect(page.getByText(/^The sign-in service (did not answer|took too long)/)).toBeVisible()
    await mend(page, token)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await expect(page.locator('main[data-route="home"]')).toBeVisible()
  })
}

for (const [what, address, path, route] of [
  ['the first texts', firstTexts, '/en-us/login', 'login'],
  ['the provider', discovery, '/en-us/home', undefined],
] as const)
  test(`the start tries ${what} again without a click once back online`, async ({ page, context }) => {
    await silence(page, address, 'fails', () => page.goto(path, { waitUntil: 'commit' }))
    await expect(page.getByRole('button', { name: /Try again|Sign in again/ })).toBeVisible()
    await context.setOffline(true)
    if (!route) await expect(page.getByText('You are offline.')).toBeVisible()
    await mend(page, address)
    await context.setOffline(false)
    await expect(page.locator(route ? `main[data-route="${route}"]` : 'input[name="password"]')).toBeVisible()
  })

test('the start tries the configuration again without a click once back online @main', async ({ page, context }) => {
  await arriveAs(page, login)
  await silence(page, configuration, 'hangs', () => page.reload({ waitUntil: 'commit' }))
  await expect(page.getByText('Still waiting for an answer.')).toBeVisible()
  await context.setOffline(true)
  await mend(page, configuration)
  await context.setOffline(false)
  await expect(page.locator('main[data-route="home"]')).toBeVisible()
})
