import type { Locator, Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colours are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const finance = 'finance@aurora.example'
const traveler = 'traveller@aurora.example'

/** The page keeps its rules once it has its figures. */
async function expectSoundWith(page: Page, content: Locator): Promise<void> {
  await expect(content.first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /Loading/ }),
  ).toHaveCount(0)
  await expectSound(page)
}

/** Opens the window of the first row of a table, judges it and closes it. */
async function expectSoundDetails(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expectSoundWith(page, dialog.getByRole('heading'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test.describe('axe finds nothing, and nothing runs off the side', () => {
  test('axe finds nothing on the scores of the company, each level of them, and a booking', async ({ page }) => {
    await arriveAs(page, finance, '/en-us/score/company?period=months12')
    await expectSoundWith(page, page.getByRole('table', { name: 'Groups' }))
    await page.getByRole('table').getByRole('link', { name: 'Employees' }).click()
    for (const level of ['Cost centers', 'Travelers', 'Bookings']) {
      const table = page.getByRole('table', { name: level })
      await expectSoundWith(page, table)
      await table.getByRole('row').nth(1).getByRole('link').first().click()
    }
    await expectSoundWith(page, page.getByRole('slider'))
  })

  test('axe finds nothing on the own score, a booking and the own credits', async ({ page }) => {
    await arriveAs(page, traveler, '/en-us/score/personal?period=months12')
    const bookings = page.getByRole('table', { name: 'Bookings' })
    await expectSoundWith(page, bookings)
    await bookings.getByRole('row').nth(1).getByRole('link').first().click()
    await expectSoundWith(page, page.getByRole('slider'))
    await page.goto('/en-us/dashboard/credits')
    await expectSoundWith(page, page.getByRole('table'))
    await expectSoundDetails(page)
  })

  test('axe finds nothing on the travel insights with filters and a comparison', async ({ page }) => {
    await arriveAs(page, finance, '/en-us/dashboard/travel-insights?period=months12')
    for (const [name, center] of [
      ['First cost center', 'Finance'],
      ['Second cost center', 'Plants'],
    ] as const) {
      await page.getByRole('combobox', { name }).fill(center)
      await page.getByRole('option', { name: center }).first().click()
    }
    await expect(page.getByRole('row', { name: /^In policy/ })).toBeVisible()
    await page
      .getByRole('link', { name: /days before departure$/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Remove: .* before departure/ })).toBeVisible()
    await expectSoundWith(page, page.getByRole('table', { name: 'Bookings' }))
  })

  test('axe finds nothing on the reports, and on a new one with a problem and its preview', async ({ page }) => {
    await arriveAs(page, finance, '/en-us/dashboard/reports')
    await expectSoundWith(page, page.getByRole('article'))
    await page.goto('/en-us/dashboard/reports-export')
    await page.locator('input[value="spreadsheet"]').check({ force: true })
    await page.getByRole('button', { name: 'Preview the first rows' }).click()
    await expectSoundWith(page, page.getByRole('table'))
    await page.getByRole('combobox', { name: /^Period/ }).selectOption('custom')
    await page.getByRole('textbox', { name: /^From/ }).fill('')
    await page.getByRole('button', { name: 'Generate' }).click()
    await expectSoundWith(page, page.locator('[aria-invalid="true"]'))
  })

  test('axe finds nothing on the carbon footprint with its targets open, and on certified hotels', async ({ page }) => {
    await arriveAs(page, finance, '/en-us/carbon-footprint')
    await page.getByRole('region', { name: 'Budget and carbon price' }).getByRole('button').click()
    await expectSoundWith(page, page.getByRole('button', { name: 'Save' }))
    await page.goto('/en-us/leed-hotels')
    await expectSoundWith(page, page.getByRole('table'))
    await expectSoundDetails(page)
  })

  test('axe finds nothing on the travel budgets of the company', async ({ page }) => {
    await arriveAs(page, finance, '/en-us/score/budgets')
    await expectSoundWith(page, page.getByRole('table'))
  })

  test('axe finds nothing on the credits of the company, one of them, and cancellations', async ({ page }) => {
    await arriveAs(page, finance, '/en-us/score/credits')
    await expectSoundWith(page, page.getByRole('table'))
    await expectSoundDetails(page)
    await page.goto('/en-us/score/cancellations')
    await expectSoundWith(page, page.getByRole('table'))
  })
})

test('a chart is read with the keyboard alone, point by point and as a table', async ({ page }) => {
  await arriveAs(page, finance, '/en-us/dashboard/travel-insights?period=months12')
  const card = page.getByRole('region', { name: 'Spend by month' })
  const plot = card.getByRole('application', { name: /^Spend by month: / })
  // It is drawn when the reader comes near.
  await card.scrollIntoViewIfNeeded()
  await expect(plot).toBeVisible()
  await card.getByRole('button', { name: 'Show as table: Spend by month' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(plot).toBeFocused()
  const said = plot.getByRole('status')
  await page.keyboard.press('ArrowRight')
  const first = await said.textContent()
  expect(first).toMatch(/^\w+ \d{4}; .*: CA\$[\d,]+/)
  await page.keyboard.press('ArrowRight')
  await expect(said).not.toHaveText(first!)
  await page.keyboard.press('Home')
  await expect(said).toHaveText(first!)
  await page.keyboard.press('Escape')
  await expect(said).toBeEmpty()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const table = card.getByRole('table', { name: 'Spend by month (CAD)' })
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(card.getByRole('button', { name: 'Show as chart: Spend by month' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(plot).toBeVisible()
})
