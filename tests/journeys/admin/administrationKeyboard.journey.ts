import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

const admin = 'admin@aurora.example'
/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, role: 'row' | 'searchbox' | 'checkbox' | 'link' | 'button', name: RegExp) {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

test('cost centers are opened, walked through and followed with the arrows', async ({ page }) => {
  await arriveAs(page, admin, '/en-us/admin/cost-centers')
  const row = (name: RegExp) => page.getByRole('row', { name })
  await tabTo(page, 'row', /^100 Operations/)
  await page.keyboard.press('End')
  await expect(row(/^400 Corporate services/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(row(/^400/)).toHaveAttribute('aria-expanded', 'true')
  await expect(row(/^410 Finance/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(row(/^410 Finance/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row(/^400/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row(/^410/)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(row(/^410/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Finance/ })).toBeVisible()
  await page.goBack()
  await expect(row(/^410/)).toBeVisible()
})

test('employees are searched, sorted, selected and opened with the keyboard alone', async ({ page }) => {
  await arriveAs(page, admin, '/en-us/admin/employees')
  const rows = page.getByRole('table', { name: 'Employees' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await tabTo(page, 'searchbox', /^Search by name/)
  await page.keyboard.type('Haddad')
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(/search=Haddad/)
  await tabTo(page, 'button', /^Name/)
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText('Noor')
  await tabTo(page, 'checkbox', /^Select Noor Haddad$/)
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await tabTo(page, 'link', /^Noor Haddad$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Noor Haddad/ })).toBeFocused()
})
