import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Other journeys must not see the imports begun here.
test.use({ house: 'administration', contextOptions: { reducedMotion: 'reduce' } })

const admin = 'admin@aurora.example'
const isOpen = (page: Page, route: string) => expect(page.locator(`main[data-route="${route}"]`)).toBeVisible()
const open = async (page: Page, path: string, route: string) => {
  await page.goto(`/en-us/admin/${path}`)
  await isOpen(page, route)
}

test.describe('axe finds nothing, and nothing runs off the side', () => {
  test('axe finds nothing on the employees with a selection, and in the question where to move them', async ({
    page,
  }) => {
    await arriveAs(page, admin, '/en-us/admin/employees')
    const table = page.getByRole('table', { name: 'Employees' })
    await table
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Move to a cost center' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move 1 person to a cost center' })
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
  })

  test('axe finds nothing on a new employee with missing values', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/add-employee')
    // A form with nothing in it, sent: its problems are shown.
    await page.getByRole('button', { name: 'Add employee' }).click()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
  })

  test('axe finds nothing on an employee with a problem, and in the question to deactivate them', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/e-aurora-newhire/edit-employee')
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('textbox', { name: 'First name' }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
  })

  test('axe finds nothing on the trips of an employee, and on one of them', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/e-aurora-traveller/trips')
    await expectSound(page)
    const trip = page.getByRole('main').locator('a[href*="/admin/e-aurora-traveller/trips/"]').first()
    await page.goto((await trip.getAttribute('href')) ?? '')
    await isOpen(page, 'employeeTrip')
    await expectSound(page)
  })

  test('axe finds nothing on the paged trips of an employee, and on their advisories', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/e-aurora-traveller/trips-v2')
    await expectSound(page)
    await open(page, 'p-aurora-traveller/trip-advisories', 'employeeAdvisories')
    await expectSound(page)
  })

  test('axe finds nothing on the cost centers, opened and searched', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/cost-centers')
    const tree = page.getByRole('treegrid', { name: 'Cost centers' })
    await expect(tree).toBeVisible()
    await open(page, 'cost-centers?open=cc-aurora-400', 'costCenters')
    await expect(tree.getByRole('link', { name: '410 Finance' })).toBeVisible()
    await expectSound(page)
    await open(page, 'cost-centers?search=fin', 'costCenters')
    await expect(page.getByRole('link', { name: '410 Finance' })).toBeVisible()
    await expectSound(page)
  })

  test('axe finds nothing on a cost center, and on a new one', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/cost-center/cc-aurora-400')
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Person' })).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
    await open(page, 'add-cost-center', 'addCostCenter')
    await page.getByRole('main').getByRole('button', { name: 'Add a cost center' }).click()
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
  })

  test('axe finds nothing on the company’s cards, and in the choice of a cost center', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/payment-methods')
    await expect(page.getByRole('link', { name: /^Mastercard ending in 5100/ }).first()).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Add a card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Which cost center is the card for?' })
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
  })

  test('axe finds nothing on a new card', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/cc-aurora-400/add-payment-method')
    await page.getByRole('button', { name: 'Add the card' }).click()
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
  })

  test('axe finds nothing on a card and its assignment', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/cc-aurora-400/cc-aurora-mastercard/edit-payment-method')
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
    await expectSound(page)
    await open(page, 'cc-aurora-400/cc-aurora-mastercard/assign-payment-method', 'assignPaymentMethod')
    await expect(page.getByRole('combobox', { name: 'People' })).toBeVisible()
    await expectSound(page)
  })

  test('axe finds nothing on the settings with a problem, on the history, and on the record of views', async ({
    page,
  }) => {
    await arriveAs(page, admin, '/en-us/admin/settings')
    await page.getByRole('textbox', { name: 'Name of the company' }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByRole('textbox', { name: 'Name of the company' })).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
    await open(page, 'changes', 'companyChanges')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await expectSound(page)
    await open(page, 'views', 'riskViews')
    await expectSound(page)
  })

  test('axe finds nothing on a provisioning token: made, read once, and ended', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/provisioning')
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByRole('button', { name: 'Make a token' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
    await page.getByRole('textbox', { name: 'Name' }).fill('Okta')
    await page.getByRole('button', { name: 'Make a token' }).click()
    await expect(page.getByRole('textbox', { name: 'Token', exact: true })).toBeFocused()
    await expectSound(page)
    await page.getByRole('button', { name: 'I have copied it' }).click()
    await page.getByRole('button', { name: 'End the token Okta' }).click()
    await expectSound(page)
  })

  test('axe finds nothing on an import at its start, with wrong headings, and with refused rows', async ({ page }) => {
    await arriveAs(page, admin, '/en-us/admin/import')
    const bring = (text: string) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await bring('Number,First name,Last name,E-mail,Job titel\nQ1,Ada,Quill,ada@q.example,Clerk\n')
    await expect(page.getByText('“Job titel”: did you mean “Job title”?')).toBeVisible()
    await expectSound(page)
    await bring('Number,First name,Last name,E-mail\nQ1,Ada,Quill,ada at q\nQ2,Bo,Quill,bo.quill@aurora.example\n')
    await expect(page.getByRole('row', { name: /^Row 2/ })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Cancel the import' }).click()
    await expect(page.getByRole('heading', { name: 'The import was canceled' })).toBeVisible()
    await expectSound(page)
  })
})
