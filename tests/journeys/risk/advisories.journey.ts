import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test('a notification leads to the trip, to what changed since its booking, and to what each government says', async ({
  page,
}) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/action-center')
  const notice = page.getByRole('listitem').filter({ hasText: /^Colombia: travel advisory for your trip to/ })
  await notice.getByRole('link', { name: /^See the trip/ }).click()
  await page.getByRole('link', { name: 'Advice in full, and what changed' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Travel advisories' })).toBeVisible()
  await expect(page.getByText('Not all advice is current')).toBeVisible()

  const changes = page.getByRole('list', { name: /^What changed since the booking on/ }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  const [byUnitedStates, byCanada] = [changes.first(), changes.last()]
  await expect(byUnitedStates).toContainText('The advice is stricter')
  await expect(byUnitedStates).toContainText('U.S. Department of State')
  await expect(byCanada).toContainText('Government of Canada')

  const canada = page.getByRole('article', { name: 'Government of Canada' })
  const unitedStates = page.getByRole('article', { name: 'U.S. Department of State' })
  const unitedKingdom = page.getByRole('article', { name: 'UK Foreign Office' })
  for (const government of [canada, unitedStates, unitedKingdom]) {
    await expect(government.getByText('Whole country')).toBeVisible()
    await expect(government.getByRole('link', { name: /^Official page/ })).toBeVisible()
  }
  // Side by side: on one line of the page.
  const tops = await Promise.all(
    [canada, unitedStates, unitedKingdom].map(async (government) => (await government.boundingBox())!.y),
  )
  expect(new Set(tops).size).toBe(1)
  await expect(unitedKingdom.getByText(/^May be out of date\. As of/)).toBeVisible()
  await expect(canada.getByText(/^May be out of date/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to all trips' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My trips' })).toBeVisible()
})
