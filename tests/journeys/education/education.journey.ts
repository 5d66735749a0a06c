import { modules } from '#server/reference/education/modules.ts'
import { expectNoViolations } from '#tests/journeys/axe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test.use({ house: 'education' })

const { words, rightOptions } = modules.find(({ id }) => id === 'before-you-go')!

test('an employee passes the module that a trip requires, and its notification goes', async ({ page }) => {
  // An employee with a trip to a country of which governments advise against a part.
  await arriveAs(page, 'begona.johnson@aurora.example', '/en-us/action-center')
  const notice = page.getByRole('listitem').filter({ hasText: `“${words.en.title}” is required before your trip` })
  await notice.getByRole('link', { name: /^Take the module/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.title })).toBeVisible()
  await expect(page.getByText(/^Required before your trip to/)).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Take the quiz' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Quiz' })).toBeFocused()
  for (const [at, { options }] of words.en.questions.entries()) {
    const group = page.getByRole('radiogroup').nth(at)
    await group.getByText(options[rightOptions[at]!]!).click()
  }
  await page.getByRole('button', { name: 'Check my answers' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Passed with 100/ })).toBeFocused()
  await expectNoViolations(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Certificate (PDF)' }).last().click()
  expect((await saved).suggestedFilename()).toBe('certificate-before-you-go.pdf')

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Action center' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Action center' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
