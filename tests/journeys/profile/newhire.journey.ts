import type { Page } from '@playwright/test'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { administratorProvides, fillCard, fillPersonal } from '#tests/journeys/newHire.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// The other journeys count on the new hire being new.
test.use({ house: 'newhire' })

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('a new hire goes from a blocked booking to a booked trip by following the screens @main', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  page.setDefaultTimeout(15_000)
  await arriveAs(page, 'newhire@aurora.example')
  await expect(page.getByText('You’re not finished yet!')).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Book now' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Complete my profile', exact: true }).click()

  await expect(step(page, 'Personal information')).toBeVisible()
  await fillPersonal(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()

  // The rest of the first step is the administrator's, so the wizard goes on.
  await expect(step(page, 'Payment')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Personal information Waiting for admin' })).toBeVisible()
  await fillCard(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await expect(step(page, 'Travel documents')).toBeFocused()
  await page.getByRole('link', { name: /^Review/ }).click()
  await expect(page.getByText('2 things are missing before you can book')).toBeVisible()
  await expect(page.getByText(/^We asked your travel admin on/)).toBeVisible()

  const office = await browser.newContext()
  await administratorProvides(await office.newPage())
  await office.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are ready to book' })).toBeVisible()
  const tool = await bookForMe(page)
  const locator = await bookFirstOffer(tool, 'Lisbon')
  await tool.getByRole('link', { name: 'Back to Waymark: see this trip' }).click()
  await expect(tool).toHaveURL(new RegExp(`/dashboard/trips/${locator}$`))
  await expect(tool.getByRole('heading', { level: 1 })).toContainText('Lisbon')
})
