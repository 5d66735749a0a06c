import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

test.describe('in French', () => {
  test.use({ locale: 'fr' })

  test('a French browser gets the product, its sign-in and its tool in French', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrir une session')
    await enterPassword(page, 'vip@aurora.example')
    await expect(page).toHaveURL(/\/fr-ca\/home$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page).toHaveTitle('Waymark | Accueil')
    await expect(page.getByRole('heading', { name: 'Vos événements' })).toBeVisible()

    await page.getByRole('link', { name: 'Mes voyages' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes voyages')
    await expect(page.getByText('Passés').first()).toBeVisible()

    // The person has an event to book for, so the window asks for the purpose of the trip.
    await page.getByRole('button', { name: 'Réserver un voyage' }).click()
    const choice = page.getByRole('dialog', { name: 'Réserver mon voyage' })
    await expect(choice.getByRole('heading', { name: 'Un autre voyage' })).toBeVisible()
    const opening = context.waitForEvent('page')
    await choice.getByRole('button', { name: 'Réserver pour moi' }).click()
    await expect((await opening).locator('html')).toHaveAttribute('lang', /^fr/)
  })
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('a Mexican browser gets Spanish with its region’s formats', async ({ page }) => {
    await arriveAs(page, 'organiser@aurora.example', '/es-mx/home')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía')
    await page.getByRole('button', { name: /^Cuenta/ }).click()
    await page.getByLabel('Idioma y región').selectOption('en-ca')
    await expect(page).toHaveURL(/\/en-ca\/home$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  })
})
