import { endTokens } from '#tests/journeys/endTokens.ts'
import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

test('a first visit to any page leads to the sign-in and back to that page', async ({ page }) => {
  await page.goto('/en-us/dashboard/trips?group=Past')
  await enterPassword(page, 'vip@aurora.example')
  await expect(page).toHaveURL(/\/en-us\/dashboard\/trips\?group=Past$/)
  await expect(page).toHaveTitle('Waymark | My trips')
  await expect(page.locator('main')).toHaveAttribute('data-route', 'tripsList')
})

test.describe('a wrong password', () => {
  test('a wrong password is reported, keeps the e-mail, and can be corrected', async ({ page }) => {
    await page.goto('/')
    await enterPassword(page, 'organiser@aurora.example', 'not-it')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('input[name="login"]')).toHaveValue('organiser@aurora.example')
    await enterPassword(page, 'organiser@aurora.example')
    await expect(page).toHaveURL(/\/en-us\/home$/)
  })
})

test('the language can be changed before signing in, and typed text stays', async ({ page }) => {
  await page.goto('/en-us/login')
  await page.getByRole('textbox').fill('camille@aurora.example')
  await page.getByRole('combobox').selectOption('fr-ca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue dans Waymark')
  await expect(page.getByRole('textbox')).toHaveValue('camille@aurora.example')
})

test('a demo person signs in with one click, after opening the group of their role', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /traveller@aurora\.example/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /risk@aurora\.example/ })).toBeHidden()
  await page.getByText('Running travel for the company').click()
  await page.getByRole('button', { name: /risk@aurora\.example/ }).click()
  await expect(page).toHaveURL(/\/en-us\/home$/)
})

test('a person without an employee id arrives at the sandbox, whatever page they open', async ({ page }) => {
  await page.goto('/en-us/dashboard/trips')
  await enterPassword(page, 'nobody@aurora.example')
  await expect(page).toHaveURL(/\/en-us\/sandbox$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is almost ready')
  await expect(page.getByRole('button', { name: 'Book a trip' })).toHaveAttribute('aria-disabled', 'true')
})

test.describe('signing out', () => {
  // Going back may reach the provider's form, whose sign-in is over.
  test.use({ provoked: /status of 400 .*\/identity\/interaction\// })

  test('signing out in one tab signs out the other, and the back button shows nothing @main', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'guestmanager@aurora.example')
    const other = await context.newPage()
    await other.goto('/en-us/dashboard/trips')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('My trips')
    // The other tab gets the event a moment later. A running call of it would be refused meanwhile.
    await other.waitForLoadState('networkidle')

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('link', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waymark.')))).toEqual([])

    for (let step = 0; step < 4; step++) {
      // The navigation back may be redirected; only the shown page counts.
      await page.goBack().catch(() => null)
      await expect(page.getByText('Welcome,')).toHaveCount(0)
    }
    await other.goto('/en-us/home')
    await expect(other.locator('input[name="password"]')).toBeVisible()
  })
})

test('the server keeps a session over reloads, and the tokens are renewed when they have ended', async ({ page }) => {
  await arriveAs(page, 'finance@boreal.example')
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => localStorage.getItem('waymark.accessToken') ?? '')
  // The browser was closed for longer than a token lives: the next page finds them ended before any code of ours runs.
  await page.addInitScript(endTokens, before)
  await page.goto('/en-us/home')
  await expect(page.locator('main[data-route="home"]')).toBeVisible()
  const after = await page.evaluate(() => localStorage.getItem('waymark.accessToken') ?? '')
  expect(after).not.toBe(before)
})
