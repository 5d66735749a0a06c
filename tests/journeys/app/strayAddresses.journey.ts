import { arriveAs, expect, test } from '#tests/journeys/person.ts'

const notFound = 'Page not found'

test.describe('an address that leads nowhere', () => {
  for (const path of ['/en-us/nowhere', '/xx-yy/home', '/nowhere', '/en-us/%E0%A4%A', '/en-us/admin/x']) {
    test(`the address ${path} shows not-found and nothing else`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main[data-route="notFound"]')).toBeVisible()
      await expect(page).toHaveTitle(`Waymark | ${notFound}`)
    })
  }

  test('the index of the dashboard group goes to the address of not-found', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/en-us\/404$/)
    await expect(page.locator('main[data-route="notFound"]')).toBeVisible()
  })

  test('an unknown trip is reported', async ({ page }) => {
    await arriveAs(page, 'admin@boreal.example', '/en-us/dashboard/trips')
    await page.goto('/en-us/dashboard/trips?bookingId=NOSUCH')
    await expect(page.getByText(/no such trip|could not find this trip|not find/i).first()).toBeVisible()
  })
})

test.describe('an address without a locale', () => {
  test('an address without a locale gets the browser’s', async ({ page }) => {
    await page.goto('/legal')
    await expect(page).toHaveURL(/\/en-us\/legal$/)
  })

  test('a group prefix leads to its locale, and another spelling to ours', async ({ page }) => {
    await page.goto('/fr/legal')
    await expect(page).toHaveURL(/\/fr-ca\/legal$/)
    await page.goto('/ES-MX/legal')
    await expect(page).toHaveURL(/\/es-mx\/legal$/)
  })
})

test.describe('a broken sign-in answer', () => {
  for (const path of [
    '/oidc-login',
    '/oidc-login?code=x&state=y',
    '/oidc-login?error=access_denied&state=y',
    '/oidc-login?state=%00',
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('You are not signed in yet')).toBeVisible()
      await page.getByRole('button', { name: 'Sign in again' }).click()
      await expect(page.locator('input[name="password"]')).toBeVisible()
    })
  }
})

test.describe('a malformed token', () => {
  test.use({ provoked: /401/ })
  for (const token of ['nonsense', 'a.b.c', 'e30.e30.e30', `x.${'A'.repeat(5000)}.y`]) {
    test(`the token ${token.slice(0, 12)} in storage leads to the sign-in`, async ({ page }) => {
      await page.goto('/en-us/legal')
      await page.evaluate((value) => localStorage.setItem('waymark.accessToken', value), token)
      await page.goto('/en-us/home')
      await expect(page.locator('input[name="password"]')).toBeVisible()
    })
  }
})

test('a redirect that would leave the site is not followed', async ({ page }) => {
  await page.goto('/en-us/login?redirect=https://evil.example/')
  await page.getByLabel('Work e-mail').fill('traveller@boreal.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('input[name="login"]').fill('traveller@boreal.example')
  await page.locator('input[name="password"]').fill('demo')
  await page.locator('input[name="password"]').press('Enter')
  await expect(page).toHaveURL(/\/en-us\/home$/)
})
