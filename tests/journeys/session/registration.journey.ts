import { enterPassword, expect, test } from '#tests/journeys/person.ts'

test.use({ locale: 'es-MX' })

test('a new person reads the terms in Spanish, accepts them and arrives where they wanted to go', async ({ page }) => {
  await page.goto('/es-mx/dashboard/trips?group=Past')
  await enterPassword(page, 'newcomer@aurora.example')
  await expect(page).toHaveURL(/\/es-mx\/registration\?redirect=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le damos la bienvenida')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // No early request is refused, because the browser would report it.
  await page.goto('/es-mx/dashboard/trips?group=Past')
  await expect(page).toHaveURL(/\/es-mx\/registration\?redirect=/)

  await page.getByRole('button', { name: 'Empezar a usar Waymark' }).click()
  await expect(page.getByText('Acepte las condiciones de uso para continuar.')).toBeVisible()
  await page.getByLabel('Idioma y región').selectOption('es-ar')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Empezar a usar Waymark' }).click()
  await expect(page).toHaveURL(/\/es-ar\/dashboard\/trips\?group=Past$/)
  await expect(page.locator('main')).toHaveAttribute('data-route', 'tripsList')

  await page.goto('/es-ar/registration')
  await expect(page).toHaveURL(/\/es-ar\/home$/)
})
