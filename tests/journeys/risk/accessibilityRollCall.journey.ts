import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colors are measured without animations, and the asked people answer here only.
test.use({ contextOptions: { reducedMotion: 'reduce' }, house: 'accessibleRollCall' })

test('axe finds nothing on asking travelers, the live page, its dialogs, the list, the mailed link and Home', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/find-travelers?cityCode=YVR')
  await page.getByRole('button', { name: /^Ask all \d+ traveling now/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to these travelers' })
  await expect(dialog.getByText(/^\d+ people$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask now' }).click()
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('textbox', { name: /^What happened/ }).fill('Storm over Vancouver')
  await dialog.getByRole('button', { name: 'Ask now' }).click()
  await dialog.getByRole('link', { name: 'Follow the answers' }).click()

  const people = page.getByRole('table', { name: 'People' })
  await expect(people.getByRole('rowheader', { name: /^Camille Tremblay/ })).toBeVisible()
  await expectSound(page)
  await people
    .getByRole('button', { name: /^Record answer for/ })
    .first()
    .click()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await page.goto('/en-us/find-travelers/roll-calls')
  await expect(page.getByRole('link', { name: 'Storm over Vancouver' })).toBeVisible()
  await expectSound(page)

  const reader = await browser.newPage({ reducedMotion: 'reduce' })
  await arriveAs(reader, 'traveller@aurora.example')
  await expect(reader.getByRole('button', { name: 'I am safe' })).toBeVisible()
  await expectSound(reader)
  await reader.close()

  const link = /http\S+answer=needsHelp/.exec(await mailTo('traveller@aurora.example', /Storm over Vancouver/))![0]
  const other = await browser.newPage({ reducedMotion: 'reduce' })
  await other.goto(link)
  await expect(other.getByRole('button', { name: 'I need help' })).toBeVisible()
  await expectSound(other)
  await other.getByRole('button', { name: 'I need help' }).click()
  await expect(other.getByRole('textbox')).toBeVisible()
  await expectSound(other)
  await other.goto(link.replace(/roll-call\/[^?]+/, 'roll-call/unknown'))
  await expect(other.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expectSound(other)
  await other.close()
})
