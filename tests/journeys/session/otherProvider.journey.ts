import type { Page } from '@playwright/test'
import { endTokens } from '#tests/journeys/endTokens.ts'
import { serveWithOtherProvider } from '#tests/journeys/otherProvider.ts'
import { expect, test } from '#tests/journeys/person.ts'

// Both share one build and one backend.
test.describe.configure({ mode: 'serial' })
// The page in between is the provider's and has no icon.
test.use({ baseURL: 'http://localhost', provoked: /favicon\.ico/ })

let at: Awaited<ReturnType<typeof serveWithOtherProvider>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  at = await serveWithOtherProvider('traveller@aurora.example')
})
test.afterAll(() => at?.close())

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('waymark.accessToken') ?? '')
const issuerOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string }).iss
const home = (page: Page) => expect(page.locator('main[data-route="home"]')).toBeVisible()
const whoami = (page: Page, token: string) =>
  page.request.get(`${at.address}/api/company/auth/whoami`, { headers: { Authorization: `Bearer ${token}` } })

test('a person signs in at an independent provider, stays signed in past the end of the token, and signs out', async ({
  page,
}) => {
  await page.goto(`${at.address}/en-us/profile/account`)
  await expect(page).toHaveURL(`${at.address}/en-us/profile/account`)
  await expect(page.locator('main[data-route="account"]')).toBeVisible()
  await page.goto(`${at.address}/en-us/home`)
  await home(page)
  const first = await tokenOf(page)
  expect(issuerOf(first)).toBe(at.issuer)
  expect(await (await whoami(page, first)).json()).toMatchObject({ profileId: 'p-aurora-traveller' })

  const renewed = page.waitForRequest(
    (request) => request.url() === `${at.issuer}/token` && /grant_type=refresh_token/.test(request.postData() ?? ''),
  )
  // From a page that calls nothing: a call of Home that is still to come would be refused, and lead to sign-in (§4).
  await page.goto(`${at.address}/health/live`)
  await page.evaluate(endTokens, undefined)
  await page.goto(`${at.address}/en-us/home`)
  await renewed
  await home(page)
  const second = await tokenOf(page)
  expect([second === first, issuerOf(second)]).toEqual([false, at.issuer])

  const left = page.waitForRequest((request) => request.url().startsWith(`${at.issuer}/endsession?`))
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await left
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(page).toHaveURL(/\/logout\?ref=idp/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(waymark|oidc)\./.test(key)))).toEqual(
    [],
  )
  for (const token of [first, second]) expect((await whoami(page, token)).status()).toBe(401)
})

test('a provider that cannot end sessions is named at the sign-out, and the tokens are refused all the same', async ({
  page,
}) => {
  await at.makePlain()
  // A token issued in the second of the sign-out is refused, because it may be older.
  await page.waitForTimeout(1000)
  await page.goto(`${at.address}/en-us/home`)
  await home(page)
  const token = await tokenOf(page)
  await page.goto(`${at.address}/logout`)
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expect(page.getByText(`you are still signed in at ${new URL(at.issuer).host}:`)).toBeVisible()
  expect((await whoami(page, token)).status()).toBe(401)
})
