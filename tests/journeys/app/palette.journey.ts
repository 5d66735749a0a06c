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
  // The same person is a traveler of this arranger too, above the employees.
  await expect(page.getByRole('group', { name: 'My travelers' }).getByRole('option')).toHaveCount(1)
  const employee = page.getByRole('group', { name: 'Employees' }).getByRole('option')
  await expect(employee).toHaveCount(1)
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    const chosen = await page.getByRole('searchbox').getAttribute('aria-activedescendant')
    expect(chosen).toBe(await employee.getAttribute('id'))
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/e-aurora-traveller\/edit-employee$/)

  await openPalette(page)
  await page.keyboard.type('mexi')
  const advice = page.getByRole('group', { name: 'Travel advisories' })
  await expect(advice.getByRole('option', { name: /^Mexico/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/advisories\?country=MX$/)
})

test('what is typed while the palette loads stands in its field, and Escape gives it up', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/KeyboardWindows/, async (route) => {
    await held
    await route.continue()
  })
  await arriveAs(page, 'everything@aurora.example')
  const asked = page.waitForRequest(/KeyboardWindows/)
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await Promise.race([asked, page.waitForTimeout(500).then(() => Promise.reject(new Error('no keys yet')))])
  }).toPass()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('flightz')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('s')
  release()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('flights')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Flights' })).toBeVisible()
})
