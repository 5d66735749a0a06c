import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test('a row is followed wherever it is pressed, beside its text too', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example')
  const row = page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: 'Answer the invitation' })
  // Alerts of the trip, which come after the first screen, move the row.
  await expect(page.getByRole('region', { name: 'Alerts for your trips' })).toBeVisible()
  const { width, height } = (await row.boundingBox())!
  await row.click({ position: { x: width / 2, y: height - 4 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your invitation')
})
