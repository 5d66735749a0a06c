import { endTokens } from '#tests/journeys/endTokens.ts'
import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

// The page asks every two seconds; on a busy machine the answer takes a few seconds more.
const notices = 20_000

test.describe('signing out at the provider', () => {
  // The browser reports the server's refusals, also of calls still running.
  test.use({ provoked: /status of 401/ })

  test('a sign-out at the provider is noticed in the application @main', async ({ page, context }) => {
    // The last automatic call of a page: a running call would be refused, and lead to sign-in instead (§4).
    const settled = page.waitForResponse(/\/alerts\/garda(\?|$)/)
    await arriveAs(page, 'finance@boreal.example')
    await settled
    await page.waitForLoadState('networkidle')
    // The library that watches is fetched once the first load is over.
    await expect(page.locator('iframe[src$="/identity/session/check"]')).toBeAttached({ timeout: 15_000 })
    await page.evaluate(async () => (await caches.open('waymark-kept')).put('/kept/p1/trip', new Response('a trip')))
    const provider = await context.newPage()
    await provider.goto('/identity/session/end')
    await provider.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible({ timeout: notices })
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(waymark|oidc)\./.test(key)))).toEqual(
      [],
    )
    await expect.poll(() => page.evaluate(() => caches.has('waymark-kept'))).toBe(false)
  })
})

test('trips kept by another person are gone after a sign-in', async ({ page }) => {
  await page.goto('/logout')
  await page.evaluate(async () =>
    (await caches.open('waymark-kept')).put('/kept/boreal/p-boreal-another/AB12CD/trip', new Response('a trip')),
  )
  await arriveAs(page, 'finance@boreal.example')
  expect(await page.evaluate(async () => (await (await caches.open('waymark-kept')).keys()).length)).toBe(0)
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(await stored()).not.toMatch(/[?&](code|state)=/)
  await page.goto('/logout')
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(await stored()).not.toMatch(/[?&](code|state)=/)
})

test.describe('a sign-in that the server ended', () => {
  test.use({ provoked: /status of 401/ })

  test('a sign-in that the server ended removes the kept trips, in the open tab', async ({ page }) => {
    await arriveAs(page, 'finance@boreal.example')
    await page.waitForLoadState('networkidle')
    await page.evaluate(async () => {
      await (await caches.open('waymark-kept')).put('/kept/boreal/own/AB12CD/trip', new Response('a trip'))
      // A token that has not expired, and that the server takes no more.
      const token = localStorage.getItem('waymark.accessToken') ?? ''
      localStorage.setItem('waymark.accessToken', `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(86)}`)
    })
    await page.getByRole('link', { name: 'My trips', exact: true }).click()
    // The newly signed-in person may have saved trips by then. The former ones must be gone.
    const isThere = () => page.evaluate(async () => Boolean(await caches.match('/kept/boreal/own/AB12CD/trip')))
    await expect(async () => expect(await isThere()).toBe(false)).toPass()
  })
})

test("signing out ends the refresh token, though the provider has lost the browser's session", async ({
  page,
  context,
}) => {
  await arriveAs(page, 'arranger@aurora.example')
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { refresh_token?: string }).refresh_token ?? ''
  })
  expect(token).not.toBe('')
  await context.clearCookies()
  await page.goto('/logout')
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  const form = { grant_type: 'refresh_token', refresh_token: token, client_id: 'waymark-web' }
  const answer = await context.request.post('/identity/token', { form })
  expect([answer.status(), await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }])
})

test.describe('without a network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/, serviceWorkers: 'allow' })

  test('signing out without a network ends here at once, reports the rest, and ends it once online', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'traveller@cedar.example')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForLoadState('networkidle')
    const providerSession = async () =>
      (await context.cookies()).filter(({ name }) => name.endsWith('_session') && !name.includes('.'))
    expect(await providerSession()).toHaveLength(1)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('link', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(page.getByText(/you are still signed in at localhost/)).toBeVisible()
    await expect(page.getByText('Nothing of yours is left in this browser.')).toBeHidden()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.')))).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText(/^Nothing of yours is left in this browser/)).toBeVisible()
    expect(await providerSession()).toEqual([])
  })
})

test('open requests are dropped at sign-out, and not reported as refused', async ({ page }) => {
  await arriveAs(page, 'organiser@aurora.example')
  await page.waitForLoadState('networkidle')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/itineraries/latest', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/itineraries/latest')
  await page.reload()
  await asked
  const order: string[] = []
  page.on('requestfailed', (request) => request.url().endsWith('/itineraries/latest') && order.push('let go'))
  page.on('request', (request) => request.url().endsWith('/revocation') && order.push('token ended'))
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(order).toEqual(['let go', 'token ended'])
  answer()
})

test('a sign-in that the provider began leaves the address at once, works once, and then says so', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'arranger@boreal.example')
  const token = await page.evaluate(() => localStorage.getItem('waymark.identityToken') ?? '')
  const context = await browser.newContext()
  const visitor = await context.newPage()
  const addresses: string[] = []
  visitor.on('framenavigated', (frame) => frame === visitor.mainFrame() && addresses.push(frame.url()))
  await visitor.goto(`/oidc-login?id_token=${token}`)
  await expect(visitor.locator('input[name="login"]')).toHaveValue('arranger@boreal.example')
  await enterPassword(visitor, 'arranger@boreal.example')
  await expect(visitor).toHaveURL(/\/home$/)

  await visitor.goto(`/oidc-login?id_token=${token}`)
  await expect(visitor.getByText('This sign-in link has been used already.')).toBeVisible()
  await expect(visitor).toHaveURL(/\/oidc-login$/)
  await context.close()
})

test('the login page forwards a person who can sign in, and tells others who to ask', async ({ page }) => {
  await page.goto('/en-us/login?redirect=/en-us/dashboard/trips')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter your work e-mail.')).toBeVisible()
  await page.getByLabel('Work e-mail').fill('someone@elsewhere.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('People at elsewhere.example cannot sign in to Waymark yet.')).toBeVisible()
  await page.getByLabel('Work e-mail').fill('vip@aurora.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('input[name="login"]')).toHaveValue('vip@aurora.example')
  await enterPassword(page, 'vip@aurora.example')
  await expect(page).toHaveURL(/\/en-us\/dashboard\/trips$/)
})

test.describe('tabs that renew at once', () => {
  // The page in between is the provider's and has no icon.
  test.use({ provoked: /favicon\.ico/ })
  for (const tabs of [2, 5]) {
    test(`${tabs} tabs stay signed in, and none spends another's token`, async ({ page, context }) => {
      const spent: (string | null)[] = []
      context.on('request', (request) => {
        const body = new URLSearchParams(request.postData() ?? '')
        if (body.get('grant_type') === 'refresh_token') spent.push(body.get('refresh_token'))
      })
      await arriveAs(page, 'risk@boreal.example')
      const all = [page]
      while (all.length < tabs) all.push(await context.newPage())
      for (let round = 0; round < 3; round++) {
        // As after a night: every tab opens and finds that its token has ended.
        await Promise.all(all.map((tab) => tab.goto('/health/live')))
        const ended = await page.evaluate(endTokens, undefined)
        // A change in one tab's storage reaches the others a moment later. A tab that opened before would find a token
        // that has not ended, and lose it between two of its calls, which happens with no real clock.
        for (const tab of all)
          await tab.waitForFunction((stored) => stored && localStorage.getItem(stored.key) === stored.value, ended)
        await Promise.all(all.map((tab) => tab.goto('/en-us/home')))
        for (const tab of all) await expect(tab.locator('main[data-route="home"]')).toBeVisible()
        expect(spent.length).toBeGreaterThan(round)
        expect(spent).toEqual([...new Set(spent)])
      }
    })
  }
})
