import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colors are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the apps, an app, and the request for one', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/marketplace')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Railhopper' }).click()
  await page.getByRole('button', { name: 'Ask my admin' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSound(page)
})

test('axe finds nothing on an app with a request, and on declining it', async ({ page }) => {
  await arriveAs(page, 'admin@aurora.example', '/en-us/marketplace/kerbside')
  await expect(page.getByRole('heading', { level: 3, name: 'Olivier Bouchard' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toBeVisible()
  await expectSound(page)
})
