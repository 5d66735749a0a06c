import type { Page } from '@playwright/test'
import { expect } from './person.ts'

/**
 * Books the first offer of each step in the tool's tab and returns the booking reference.
 * @param review looks at the review page before the confirmation
 */
export async function bookFirstOffer(tool: Page, to: string, review?: () => Promise<void>): Promise<string> {
  await tool.getByLabel('To', { exact: true }).fill(to)
  await tool.getByRole('button', { name: 'Search' }).click()
  return bookFirstOffered(tool, review)
}

/** The same from the offers on, where they were searched for already. */
export async function bookFirstOffered(tool: Page, review?: () => Promise<void>): Promise<string> {
  for (const title of [/Choose (your|.+’s) flight/, /Choose (your|.+’s) return flight/]) {
    await expect(tool.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await tool
      .getByRole('button', { name: /^Choose/ })
      .or(tool.getByRole('link', { name: /^Choose/ }))
      .first()
      .click()
  }
  const isHotelAsked = new URL(tool.url()).searchParams.has('needHotel')
  if (isHotelAsked) await tool.getByRole('link', { name: 'Go on without a hotel' }).click()
  const reason = tool.getByRole('group', { name: 'Why is this booking needed?' }).getByRole('radio').first()
  if (await reason.isVisible()) await reason.check()
  await review?.()
  await tool.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(tool.getByRole('heading', { name: /^(Your trip|The trip of .+) is booked$/ })).toBeVisible()
  const [locator = ''] = /\b[A-Z0-9]{6}\b/.exec((await tool.locator('main').textContent()) ?? '') ?? []
  return locator
}
