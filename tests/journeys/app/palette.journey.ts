import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

/** The keys work once the parts beside the page are loaded. */
async function openPalette(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
}

test('the command palette leads to a page, an employee and a country by keys alone', async ({ page }) => {
  await arriveAs(page, 'everything@aurora.example')
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openPalette(page)
  await page.keyboard.type('flights')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Flights' })).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('traveller@aur')
  const employees = page.getByRole('group', { name: 'Employees' })
  await expect(employees.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/e-aurora-traveller\/edit-employee$/)

  await openPalette(page)
  await page.keyboard.type('mexi')
  const advice = page.getByRole('group', { name: 'Travel advisories' })
  await expect(advice.getByRole('option', { name: /^Mexico/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/advisories\?country=MX$/)
})
