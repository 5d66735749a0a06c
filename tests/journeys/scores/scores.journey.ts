import { readFile } from 'node:fs/promises'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test('a finance officer drills from the company to the trip of one traveler @main', async ({ page }) => {
  await arriveAs(page, 'finance@aurora.example')
  const group = page.getByRole('button', { name: 'Reports and scores' })
  await group.click()
  await page.getByRole('link', { name: 'Company scores' }).click()
  await expect(page.getByText('$3,131,111').first()).toBeVisible()
  // The group of the present page is open, and closes when the page is left.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('table').getByRole('link', { name: 'Employees' }).click()
  for (const level of ['Cost centers', 'Travelers', 'Bookings']) {
    const table = page.getByRole('table', { name: level })
    await table.getByRole('row').nth(1).getByRole('link').first().click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('–')
  await expect(page.getByRole('heading', { name: 'Advance purchase' })).toBeVisible()
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(page.getByText(/Advance purchase would score 10/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Bookings' })).toBeVisible()
  // Its address ends with that of a mailbox.
  await page.reload()
  await expect(page.getByRole('table', { name: 'Bookings' })).toBeVisible()
})

test('§9 the explanation of the scores opens below its button on a laptop, and scrolls to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [locale, name] of [
    ['en-us', 'About the company score'],
    ['fr-ca', 'À propos de la cote de l’entreprise'],
    ['es-mx', 'Acerca de la puntuación de la empresa'],
  ] as const) {
    await arriveAs(page, 'finance@aurora.example', `/${locale}/score/company?period=months12`)
    const button = page.getByRole('button', { name })
    // The cards above have their height.
    await expect(page.getByText(/3[.,\s\u202f]?131/).first()).toBeVisible()
    await button.click()
    const text = page.getByRole('dialog', { name })
    const top = async (part: typeof text) => (await part.boundingBox())?.y ?? 0
    await expect.poll(async () => (await top(text)) > (await top(button))).toBe(true)
    // The formulas load once the explanation shows, and its end moves down with them.
    await expect(text.getByText(/^(Loading|Chargement|Cargando)/)).toHaveCount(0)
    await page.keyboard.press('End')
    await expect(text.getByRole('definition').last()).toBeInViewport()
  }
})

test('a finance officer downloads the report of the company in French @main', async ({ page }) => {
  await arriveAs(page, 'finance@aurora.example', '/en-us/dashboard/reports-export')
  await page.getByRole('combobox', { name: 'Language of the report' }).selectOption('Français (Canada)')
  await page.getByRole('button', { name: 'Generate' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Company report' }).first()
  await expect(row.getByText('Ready')).toBeVisible({ timeout: 30_000 })
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Download/ }).click()
  const file = await readFile(await (await downloading).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.toString('latin1')).toContain('/Lang (fr-CA)')
})

test('a traveler understands why a booking scored badly', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/score/personal?period=months12')
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible()
  await page
    .getByRole('columnheader', { name: /Missed savings/ })
    .getByRole('button')
    .click()
  const bookings = page.getByRole('table', { name: 'Bookings' })
  await expect(bookings.getByRole('columnheader', { name: /Missed savings/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await bookings.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByText(/in missed savings/).first()).toBeVisible()
  await expect(page.getByText(/This cost .* points/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Open the trip' }).click()
  await expect(page).toHaveURL(/\/dashboard\/trips\/[A-Z0-9]{6}$/)
})

test('a finance officer finds a credit that lapses soon, from Home', async ({ page }) => {
  await arriveAs(page, 'finance@aurora.example')
  const section = page.getByRole('region', { name: 'Travel credits that lapse soon' })
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/score\/credits\?state=lapsing/)
  await expect(page.getByRole('table').getByText('Lapses soon').first()).toBeVisible()
})

test('a finance officer sees planned and spent of a budget, and its bookings', async ({ page }) => {
  await arriveAs(page, 'finance@aurora.example')
  await page.getByRole('button', { name: 'Reports and scores' }).click()
  await page.getByRole('link', { name: 'Travel budgets' }).click()
  const table = page.getByRole('table', { name: 'Travel budgets' })
  const over = table.getByRole('row').filter({ hasText: 'North American sales' })
  await expect(over.getByText('Over budget')).toBeVisible()
  // Spent and planned.
  for (const at of [2, 3]) await expect(over.getByRole('cell').nth(at)).toContainText(/CA\$[\d,]+\.\d\d/)
  await page.getByRole('navigation', { name: 'Budgets by state' }).getByRole('link', { name: 'Over budget' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(over.getByText('Over budget')).toBeVisible()
  await over.getByRole('link', { name: /Bookings of North American sales$/ }).click()
  await expect(page.getByRole('table', { name: 'Bookings' })).toBeVisible()
})
