import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colors are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the days abroad, and on adding some with a problem', async ({ page }) => {
  await arriveAs(page, 'vip@aurora.example', '/en-us/dashboard/stays')
  await expect(page.getByRole('heading', { level: 1, name: 'Days abroad' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Add days abroad' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add days abroad' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectSound(page)
})
