import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// Every trip of the company needs a project number afterwards.
test.use({ house: 'tripFields', provoked: /422/ })

test('an administrator defines a project number, a traveler gives it at the review, and finance exports it', async ({
  page,
  browser,
  baseURL,
}) => {
  // The days of a report are those of the reader, and bookings have the day of the server.
  const pageOfNew = async () => (await browser.newContext({ baseURL: baseURL!, timezoneId: 'UTC' })).newPage()
  await arriveAs(page, 'admin@aurora.example', '/en-us/admin/trip-fields')
  await page.getByRole('button', { name: 'Change Project number' }).click()
  await page.getByRole('radio', { name: 'Everyone' }).check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Everyone', { exact: true })).toBeVisible()
  const list = { name: 'projects.csv', mimeType: 'text/csv', buffer: Buffer.from('number,name\nQ-77,Quay\n') }
  await page.getByLabel('Choose a file').setInputFiles(list)
  await page.getByRole('button', { name: 'Add 1 number' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Added' })).toBeVisible()

  const traveler = await pageOfNew()
  await arriveAs(traveler, 'traveller@aurora.example')
  const tool = await bookForMe(traveler)
  const locator = await bookFirstOffer(tool, 'Vancouver', async () => {
    const field = tool.getByLabel('Project number')
    // Past the check of the browser.
    await tool.locator('form#order').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await tool.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(field).toHaveAccessibleDescription(/needs this to approve/)
    await expect(field).toBeFocused()
    await field.fill('q 77')
    const reason = tool.getByRole('group', { name: 'Why is this booking needed?' }).getByRole('radio').first()
    if (await reason.isVisible()) await expect(reason).toBeChecked()
  })
  await traveler.goto(`/en-us/dashboard/trips/${locator}`)
  await expect(traveler.getByText('Q-77')).toBeVisible()
  await traveler.context().close()

  const finance = await pageOfNew()
  await arriveAs(finance, 'finance@aurora.example', '/en-us/dashboard/reports-export')
  await finance.locator('input[value="spreadsheet"]').check({ force: true })
  await finance.getByRole('combobox', { name: /^Period/ }).selectOption('yearToDate')
  await finance.getByRole('button', { name: 'Generate' }).click()
  const row = finance.getByRole('listitem').filter({ hasText: 'Company report' }).first()
  await expect(row.getByText('Ready')).toBeVisible({ timeout: 30_000 })
  const downloading = finance.waitForEvent('download')
  await row.getByRole('button', { name: /^Download/ }).click()
  const [headings = [], ...rows] = await readSheet(await readFile(await (await downloading).path()))
  const place = headings.indexOf('Project number')
  await finance.context().close()
  expect(rows.map((cells) => cells[place])).toContain('Q-77')
})
