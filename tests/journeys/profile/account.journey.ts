import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/journeys/axe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test('one page of preferences stays when another is saved, and a membership is kept', async ({ page }) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/dashboard/profile/flight-preferences')
  await page.getByRole('radio', { name: 'Window' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Meal' }).selectOption({ label: 'Vegan (VGML)' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  await page.getByRole('link', { name: 'Rental cars' }).click()
  await page.getByRole('radio', { name: 'Electric' }).check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a membership' }).click()
  await page.getByRole('combobox', { name: 'Program' }).fill('hertz')
  await page.getByRole('option', { name: /Gold Plus Rewards/ }).click()
  await page.getByRole('textbox', { name: 'Membership number' }).fill('1234 5678')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('12345678')).toBeVisible()

  await page.getByRole('link', { name: 'Flights' }).click()
  await expect(page.getByRole('combobox', { name: 'Meal' })).toHaveValue('VGML')
  await expect(page.getByRole('radio', { name: 'Window' })).toBeChecked()
})

test('the clock chosen on the account page is on every page, and the change is recorded', async ({ page }) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/profile/account?section=display')
  const display = page.getByRole('region', { name: 'Times and distances' })
  await display.getByRole('radio', { name: '24 hours' }).check({ force: true })
  await expect(display.getByText(/arrives 20:40/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText(/^Changed: .*clock/)).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/en-us/dashboard/support')
  await expect(page.getByText(/07:00 – 21:00/).first()).toBeVisible()
})

test('every page of the profile opens at its top, and in a wide window needs no way back beside its list', async ({
  page,
}) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/dashboard/profile/personal')
  const list = page.getByRole('navigation', { name: 'Profile pages' })
  const place = await list.boundingBox()
  // Tall enough to scroll once its content is there.
  await expect(page.getByRole('combobox', { name: 'Country of residence' })).toBeVisible()
  await scrollDown(page, 0)
  for (const name of ['Travel documents', 'Payment', 'Sign-in and roles', 'History']) {
    await list.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').getByText(name)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Back' })).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect((await list.boundingBox())?.y).toBe(place?.y)
  }
  // The bar above the page names the section whose heading is scrolled away.
  await list.getByRole('link', { name: 'Personal information' }).click()
  await expect(page.getByRole('combobox', { name: 'Country of residence' })).toBeVisible()
  await scrollDown(page, 300)
  await expect(page.getByRole('banner').getByText('Personal information')).toBeVisible()
  // Another address in the same tab begins at its own top.
  await page.goto('/en-us/dashboard/profile/payment')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** Turns the wheel until the page is scrolled further: a turn that comes while the page is busy is lost. */
const scrollDown = (page: Page, further: number) =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 200)
      return page.evaluate(() => scrollY)
    })
    .toBeGreaterThan(further)

test('Support leads from the account panel to an answer, and to the report of a trip', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Support' }).click()
  await page.getByRole('searchbox').fill('passport')
  await page.getByText('How do I add a passport?').click()
  await expect(page.getByRole('link', { name: 'Open: Travel documents' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('region', { name: 'Report a problem with a trip' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Report a problem with this trip' })).toBeVisible()
})
