import type { Page } from '@playwright/test'
import { endTokens } from '#tests/journeys/endTokens.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

/** Counts the requests that the latest document of a page has sent to the provider. */
function countForDocument(page: Page) {
  const asked = { discovery: 0, keys: 0, frames: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      Object.assign(asked, { discovery: 0, keys: 0, frames: 0 })
    if (pathname.endsWith('/.well-known/openid-configuration')) asked.discovery += 1
    if (pathname.endsWith('/jwks')) asked.keys += 1
    if (pathname.endsWith('/session/check')) asked.frames += 1
  })
  return asked
}

const frame = (page: Page) => page.locator('iframe[src$="/identity/session/check"]')

/** Makes the token look about to end, so that it is renewed while the frame is being loaded. */
const nearlyEnded = `
  const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))
  const user = key && JSON.parse(localStorage.getItem(key))
  if (user && !sessionStorage.getItem('nearly')) {
    sessionStorage.setItem('nearly', 'yes')
    localStorage.setItem(key, JSON.stringify({ ...user, expires_at: Math.floor(Date.now() / 1000) + 63 }))
  }`

test('a start requests the provider’s description once, and has one frame that watches the session @main', async ({
  page,
}) => {
  const asked = countForDocument(page)
  await arriveAs(page, 'vip@aurora.example')
  await expect(frame(page)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked, 'coming back from signing in').toEqual({ discovery: 1, keys: 1, frames: 1 })

  await page.reload()
  await expect(frame(page)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked, 'with a token that still holds').toEqual({ discovery: 1, keys: 0, frames: 1 })

  const token = await page.evaluate(() => localStorage.getItem('waymark.accessToken') ?? '')
  await page.addInitScript(endTokens, token)
  await page.reload()
  await expect(frame(page)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked, 'with a token that has ended').toEqual({ discovery: 1, keys: 1, frames: 1 })
})

test('a token renewed while the frame is loading does not add a second one', async ({ page }) => {
  const asked = countForDocument(page)
  await arriveAs(page, 'vip@aurora.example')
  await expect(frame(page)).toBeAttached()
  let load = () => {}
  const held = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/identity/session/check', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(nearlyEnded)
  const renewed = page.waitForResponse('**/identity/token', { timeout: 90_000 })
  const begun = page.waitForRequest('**/identity/session/check')
  await page.reload()
  await begun
  await renewed
  load()
  await page.waitForLoadState('networkidle')
  await expect(frame(page)).toHaveCount(1)
  expect(asked.frames).toBe(1)
})

/** Makes a device look as if it had no network until the function within the page is called. */
const offlineUntilTold = `
  let isOnline = false
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline })
  window.comeOnline = () => {
    isOnline = true
    window.dispatchEvent(new Event('online'))
  }`

test('the frame is opened once there is a network', async ({ page }) => {
  await arriveAs(page, 'vip@aurora.example')
  await expect(frame(page)).toBeAttached()
  await page.addInitScript(offlineUntilTold)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(frame(page)).toHaveCount(0)
  await page.evaluate('comeOnline()')
  await expect(frame(page)).toBeAttached()
})
