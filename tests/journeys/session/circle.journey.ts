import type { BrowserContext, Page, Route } from '@playwright/test'
import { enterPassword, expect, test } from '#tests/journeys/person.ts'

// Each of these makes the browser report the refused request itself.
test.use({ provoked: /status of 40[0-3]|: (loop|storage|address)\n/ })

const login = 'risk@boreal.example'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const refused = (route: Route, status: number, messageCode: string) =>
  route.fulfill({ status, json: { successfull: false, messageCode, message: 'No.' } })

/** Counts how often the browser goes to the provider. */
function countRedirects(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/identity/auth') count += 1
  })
  return () => count
}

/** Rewrites the access token that the provider hands out, whose signature then no longer holds. */
const forAnotherAudience = async (route: Route) => {
  const answer = await route.fetch()
  const tokens = (await answer.json()) as { access_token: string }
  const [head, payload = '', signature] = tokens.access_token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const changed = Buffer.from(JSON.stringify({ ...claims, aud: 'https://elsewhere.example' })).toString('base64url')
  await route.fulfill({ response: answer, json: { ...tokens, access_token: [head, changed, signature].join('.') } })
}

const atApi: [string, (context: BrowserContext) => Promise<unknown>, RegExp, string][] = [
  [
    'an API that answers every token with 401',
    (context) => context.route(/\/auth\/whoami$/, (route) => refused(route, 401, 'notSignedIn')),
    /the travel service at localhost:\d+ refused the token each time/,
    '401 notSignedIn',
  ],
  [
    'an API that does not admit the account',
    (context) => context.route(/\/auth\/whoami$/, (route) => refused(route, 403, 'notAllowed')),
    /the travel service at localhost:\d+ does not admit this account/,
    '403 notAllowed',
  ],
  [
    'an API that knows the person, and refuses every other call',
    (context) => context.route(/\/profiles\/[^/]+$/, (route) => refused(route, 401, 'notSignedIn')),
    /refused the token each time/,
    '401 notSignedIn',
  ],
  [
    'a token for another audience',
    (context) => context.route('**/identity/token', forAnotherAudience),
    /refused the token each time/,
    '401 notSignedIn',
  ],
]

for (const [what, arrange, words, answer] of atApi)
  test(`the sign-in with ${what} ends on a message after three redirects, with a way out`, async ({
    page,
    context,
  }) => {
    const redirects = countRedirects(page)
    await arrange(context)
    await page.goto('/en-us/dashboard/trips')
    await enterPassword(page, login)
    await expect(title(page)).toHaveText('We could not sign you in')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('code')).toHaveText(answer)
    await expect(page).toHaveURL(/\/en-us\/dashboard\/trips$/)
    expect(redirects()).toBeLessThanOrEqual(3)

    // Reloading the page does not bypass the message. Trying again works when the cause is gone.
    const before = redirects()
    await page.reload()
    await expect(title(page)).toHaveText('We could not sign you in')
    expect(redirects()).toBe(before)
    await context.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main[data-route="tripsList"]')).toBeVisible()
  })

test("the message is in the language of the requested page, whatever the browser's", async ({ page, context }) => {
  await context.route(/\/auth\/whoami$/, (route) => refused(route, 401, 'notSignedIn'))
  for (const [locale, words] of [
    ['fr-ca', 'La connexion n’a pas réussi'],
    ['es-mx', 'No pudimos iniciar su sesión'],
  ] as const) {
    await page.goto(`/${locale}/home`)
    const form = page.locator('input[name="password"]')
    await expect(form.or(title(page)).first()).toBeVisible()
    if (await form.isVisible()) await enterPassword(page, login)
    await expect(title(page)).toHaveText(words)
  }
})

test('a person with an account that is not admitted gets to another', async ({ page, context }) => {
  await context.route(/\/auth\/whoami$/, (route) => refused(route, 403, 'notAllowed'))
  await page.goto('/en-us/home')
  await enterPassword(page, login)
  await page.getByRole('link', { name: 'Use another account' }).click()
  await context.unrouteAll()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await enterPassword(page, 'vip@aurora.example')
  await expect(page.locator('main[data-route="home"]')).toBeVisible()
})

for (const code of ['access_denied', 'login_required', 'unauthorized_client'])
  test(`a provider that answers ${code} at once is left, and can be tried with a prompt`, async ({ page, context }) => {
    const redirects = countRedirects(page)
    await context.route(/\/identity\/auth\?/, (route) => {
      const { searchParams } = new URL(route.request().url())
      if (searchParams.get('prompt') === 'login') return route.continue()
      const answer = new URLSearchParams({ error: code, state: searchParams.get('state') ?? '' })
      return route.fulfill({ status: 302, headers: { location: `${searchParams.get('redirect_uri')}?${answer}` } })
    })
    await page.goto('/en-us/dashboard/trips')
    await expect(title(page)).toHaveText('You are not signed in yet')
    await expect(page.locator('code')).toHaveText(code)
    await expect(
      page.getByText(/^The sign-in service at localhost:\d+ (refused to sign you in|refused the sign-in)/),
    ).toBeVisible()
    expect(redirects()).toBe(1)
    await page.getByRole('button', { name: 'Use another account' }).click()
    await enterPassword(page, login)
    await expect(page).toHaveURL(/\/en-us\/dashboard\/trips$/)
    await expect(page.locator('main[data-route="tripsList"]')).toBeVisible()
  })

for (const [what, hours, words] of [
  ['ahead', 1, 'The sign-in answer is too old. Check that this device’s clock is right'],
  ['behind', -1, 'The sign-in answer is dated in the future. Check that this device’s clock is right'],
] as const)
  test(`a clock an hour ${what} is named as the reason at once`, async ({ page }) => {
    const redirects = countRedirects(page)
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    await page.goto('/en-us/home')
    await enterPassword(page, login)
    await expect(page.getByText(words)).toBeVisible()
    expect(redirects()).toBe(1)
  })

test('blocked cookies of the provider are reported @main', async ({ page, context }) => {
  const redirects = countRedirects(page)
  await context.route('**/identity/**', async (route) => {
    const request = route.request()
    const answer = await fetch(request.url(), { method: request.method(), redirect: 'manual' })
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'))
    await route.fulfill({ status: answer.status, headers, body: await answer.text() })
  })
  await page.goto('/en-us/home')
  await expect(title(page)).toHaveText('Signing in did not work')
  await expect(page.getByText('this browser refuses cookies')).toBeVisible()
  expect(redirects()).toBe(1)
})

test('a browser that stores nothing is told so, instead of being redirected', async ({ page }) => {
  const redirects = countRedirects(page)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/en-us/home')
  await expect(page.getByText('This browser does not let Waymark store data')).toBeVisible()
  expect(redirects()).toBe(0)
})

test("a browser at another address than the server's is told the right one", async ({ page, baseURL }) => {
  const right = new URL(baseURL ?? '')
  const other = `http://127.0.0.1:${right.port}`
  await page.goto(`${other}/en-us/dashboard/trips`)
  await expect(page.getByText(`You opened Waymark at ${other}, but it is set up at ${right.origin}`)).toBeVisible()
  await page.getByRole('link', { name: `Go to ${right.origin}` }).click()
  await enterPassword(page, login)
  await expect(page).toHaveURL(`${right.origin}/en-us/dashboard/trips`)
})
