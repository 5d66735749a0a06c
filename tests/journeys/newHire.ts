import type { Page } from '@playwright/test'
import { arriveAs, expect } from './person.ts'

/**
 * Provides the administrator's details, signed in as the administrator, through the administration's call. The journeys
 * of administration use its screens.
 */
export async function administratorProvides(page: Page): Promise<void> {
  await arriveAs(page, 'admin@aurora.example')
  const token = await page.evaluate(() => localStorage.getItem('waymark.accessToken'))
  const answer = await page.request.patch('/api/company/admin/companies/aurora/employees/e-aurora-newhire', {
    headers: { Authorization: `Bearer ${token}` },
    data: { costCenterId: 'cc-aurora-310', approverId: 'e-aurora-finance' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Fills in the fields of the personal page that booking needs. */
export async function fillPersonal(page: Page): Promise<void> {
  await page.getByLabel('Gender on the travel document').selectOption('M')
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await birth.getByLabel('Month').selectOption('04')
  await birth.getByLabel('Day').fill('17')
  await birth.getByLabel('Year').fill('1994')
  await page.getByLabel(/^Phone number/).fill('416 555 0134')
}

/** A card that pays for everything. */
export async function fillCard(page: Page, name = 'Jonah Whitfield'): Promise<void> {
  await page.getByLabel(/^Card number/).fill('4111 1111 1111 1111')
  await page.getByLabel(/^Name on the card/).fill(name)
  const expiry = page.getByRole('group', { name: /^Date of expiry/ })
  await expiry.getByLabel('Month').selectOption({ index: 8 })
  await expiry.getByLabel('Year').selectOption({ index: 5 })
  for (const use of ['Flights', 'Trains', 'Hotels', 'Rental cars'])
    await page.getByRole('checkbox', { name: use }).check()
}
