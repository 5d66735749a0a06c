import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colors are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the modules, a module, and its quiz with a missing answer', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/education')
  await expect(page.getByRole('heading', { level: 2, name: 'Required of you' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Booking well' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking well' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Take the quiz' }).click()
  await page.getByRole('button', { name: 'Check my answers' }).click()
  await expect(page.getByText('Choose an answer').first()).toBeVisible()
  await expectSound(page)
})

test('axe finds nothing on the modules of a company, and on changing one', async ({ page }) => {
  await arriveAs(page, 'admin@aurora.example', '/en-us/admin/education')
  await expect(page.getByRole('table', { name: 'Completion by cost center' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Change “Booking well”' }).click()
  await page.getByRole('dialog').getByText('Required of everyone').click()
  await expect(page.getByRole('textbox', { name: /^Days to pass it/ })).toBeVisible()
  await expectSound(page)
})
