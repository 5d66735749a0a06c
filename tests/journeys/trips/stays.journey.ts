import { expectNoViolations } from '#tests/journeys/axe.ts'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test.use({ house: 'stays' })

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('days abroad are declared, and a booking over the limit says so before it is confirmed', async ({ page }) => {
  await arriveAs(page, 'vip@aurora.example', '/en-us/dashboard/trips')
  await page.getByRole('link', { name: 'Days abroad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Days abroad' })).toBeVisible()
  await page.getByRole('button', { name: 'Add days abroad' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add days abroad' })
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption('FR')
  await dialog.getByRole('textbox', { name: 'Day of arrival' }).fill(dayAfter(-91))
  await dialog.getByRole('textbox', { name: 'Day of departure' }).fill(dayAfter(-2))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Days used' })).toHaveAttribute('aria-valuetext', /^9\d of 90$/)
  await expectNoViolations(page)

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()
  const tool = await bookForMe(page)
  const bookingId = await bookFirstOffer(tool, 'Paris', async () => {
    await expect(tool.getByText(/would be day \d+ of 90 in the Schengen area, from/)).toBeVisible()
    await expect(tool.getByRole('link', { name: 'See the days that were counted' })).toBeVisible()
  })
  await page.goto(`/en-us/dashboard/trips/${bookingId}`)
  await expect(page.getByText(/Day \d+ of 90 in the Schengen area: over the limit/)).toBeVisible()
  await page.getByRole('link', { name: 'See the days that were counted' }).click()
  await expect(
    page
      .getByRole('region', { name: 'Trips ahead' })
      .getByText(/over the limit from/)
      .first(),
  ).toBeVisible()
})
