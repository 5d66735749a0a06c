import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colours are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the travel advisories of all countries, of one, and of a trip', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/advisories')
  await expect(page.getByRole('table')).toBeVisible()
  await expectSound(page)
  await page.goto('/en-us/advisories?country=CO')
  for (const details of await page.locator('details > summary').all()) await details.click()
  await expect(page.getByRole('heading', { level: 3, name: 'Government of Canada' })).toBeVisible()
  await expectSound(page)
  await page.goto('/en-us/dashboard/trip-advisories')
  await page
    .getByRole('link', { name: /^Advice in full/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 3, name: 'Government of Canada' }).first()).toBeVisible()
  await expectSound(page)
})
