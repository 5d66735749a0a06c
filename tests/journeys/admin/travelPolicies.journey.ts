import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// New people get another policy afterwards.
test.use({ house: 'administration' })

test('an added policy that becomes the default is offered to the next employee', async ({ page }) => {
  await arriveAs(page, 'admin@aurora.example', '/en-us/admin/travel-policies')
  await page.getByRole('link', { name: 'Add a travel policy' }).click()
  await page.getByLabel('Name in English').fill('Field work')
  await page.getByRole('region', { name: 'Hotels' }).getByLabel('Most per night').first().fill('240')
  await page.getByRole('region', { name: 'Booking' }).getByRole('checkbox', { name: 'Trips to events' }).uncheck()
  await page.getByRole('button', { name: 'Add a travel policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Field work/ })).toBeVisible()

  await page.getByRole('button', { name: 'Give it to new people' }).click()
  await expect(page.getByText('Everyone you add from now on gets Field work.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give it to new people' })).toHaveCount(0)

  await page.goto('/en-us/admin/add-employee')
  const policy = page.getByLabel('Travel policy')
  await expect(policy.locator('option:checked')).toHaveText(/Field work/)
  await expect(policy).toHaveAccessibleDescription(/booking single trips/)
  await expect(policy).not.toHaveAccessibleDescription(/events/)
})
