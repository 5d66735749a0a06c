import type { Browser, Page } from '@playwright/test'
import { mailTo } from '#tests/journeys/mails.ts'
import { expect } from '#tests/journeys/person.ts'

/** A day in so many days, as the product writes it. */
export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens the review of the dearest hotel of a city, which is outside the policy. */
export async function reviewDearest(tool: Page, to: string, inDays = 50): Promise<void> {
  const search = { transport: 'none', needHotel: 'yes', to, depart: day(inDays), until: day(inDays + 3) }
  await tool.goto(`/booking-tool/search?${new URLSearchParams(search).toString()}`)
  const offers = tool.locator('a[href*="hotel="]')
  const dearest = await offers.evaluateAll((links) => (links.at(-1) as HTMLAnchorElement).href)
  await tool.goto(dearest)
}

/** Sends the reviewed trip for approval, with a reason, and answers its record locator. */
export async function sendForApproval(tool: Page): Promise<string> {
  await tool.getByRole('radio', { name: 'No other option fits the meeting' }).check()
  await tool.getByRole('button', { name: 'Send for approval' }).click()
  await expect(tool.getByRole('heading', { level: 1, name: 'Your trip waits for approval' })).toBeVisible()
  return /\b[A-Z0-9]{6}\b/.exec((await tool.locator('main').textContent()) ?? '')![0]
}

/** The link of an answer in the newest mail that asks a person about a traveler. */
export async function mailedLink(address: string, answer: string, who: string): Promise<string> {
  const letter = await mailTo(address, new RegExp(`^Please decide: ${who}`))
  return new RegExp(`http\\S+answer=${answer}`).exec(letter)![0]
}

/** Opens a mailed link on a phone without a session. */
export async function openOnPhone(browser: Browser, link: string, who: string): Promise<Page> {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1, name: `${who} would like to travel to` })).toBeVisible()
  return phone
}
