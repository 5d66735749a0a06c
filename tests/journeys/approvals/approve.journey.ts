import type { Browser, Page } from '@playwright/test'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// The approver is away afterwards.
test.use({ house: 'approvals' })

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a trip outside the policy is declined on a phone, corrected, and approved by the stand-in @main', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'traveller@aurora.example')
  const tool = await bookForMe(page)
  const locator = await askFor(tool)

  const declined = await openMail(browser, 'finance@aurora.example', 'decline')
  await declined.getByRole('textbox', { name: /^Comment/ }).fill('Please stay nearer to the office.')
  await declined.getByRole('button', { name: 'Decline' }).click()
  await expect(declined.getByText(/you declined it/)).toBeVisible()
  await declined.close()
  const standIn = await stayAway(browser)

  await page.goto(`/en-us/dashboard/trips/${locator}`)
  await expect(page.getByText('Olivier Bouchard declined this trip')).toBeVisible()
  await expect(page.getByText('Please stay nearer to the office.')).toBeVisible()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: /^Correct and send again/ }).click()
  const corrected = await opening
  await corrected.getByRole('link', { name: 'Correct and send again' }).click()
  await expect(corrected.getByText('Please stay nearer to the office.')).toBeVisible()
  await expect(corrected.getByText(`${standIn} has to approve this trip`)).toBeVisible()
  await expect(corrected.getByRole('radio', { name: 'No other option fits the meeting' })).toBeChecked()
  await corrected.getByRole('button', { name: 'Send for approval' }).click()
  await expect(corrected.getByRole('heading', { level: 1, name: 'Your trip waits for approval' })).toBeVisible()

  const approved = await openMail(browser, 'risk@aurora.example', 'approve')
  await approved.getByRole('button', { name: 'Approve' }).click()
  await expect(approved.getByText(/you approved it/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Approved by ${standIn}`)).toBeVisible()
  expect(await mailTo('traveller@aurora.example', /is booked/)).toContain(`${standIn} has approved it`)
})

/** Books the dearest hotel, with a reason, and answers the record locator of the trip that waits. */
async function askFor(tool: Page): Promise<string> {
  const search = { transport: 'none', needHotel: 'yes', to: 'Toronto', depart: day(50), until: day(53) }
  await tool.goto(`/booking-tool/search?${new URLSearchParams(search).toString()}`)
  const offers = tool.locator('a[href*="hotel="]')
  const dearest = await offers.evaluateAll((links) => (links.at(-1) as HTMLAnchorElement).href)
  await tool.goto(dearest)
  await expect(tool.getByText('Olivier Bouchard has to approve this trip')).toBeVisible()
  await tool.getByRole('radio', { name: 'No other option fits the meeting' }).check()
  await tool.getByRole('button', { name: 'Send for approval' }).click()
  await expect(tool.getByRole('heading', { level: 1, name: 'Your trip waits for approval' })).toBeVisible()
  return /\b[A-Z0-9]{6}\b/.exec((await tool.locator('main').textContent()) ?? '')![0]
}

/** Opens a link of the newest question of a person, on a phone without a session. */
async function openMail(browser: Browser, address: string, answer: string): Promise<Page> {
  const letter = await mailTo(address, /^Please decide: Camille Tremblay/)
  const link = new RegExp(`http\\S+answer=${answer}`).exec(letter)![0]
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1, name: /^Camille Tremblay would like to travel/ })).toBeVisible()
  return phone
}

/** The zone of the approver's home airport, in which the days of an absence begin. */
const timeZone = 'America/Toronto'

/** The approver enters an absence, and answers the name of the stand-in. */
async function stayAway(browser: Browser): Promise<string> {
  const page = await browser.newPage({ timezoneId: timeZone })
  await arriveAs(page, 'finance@aurora.example', '/en-us/profile/account?section=absence')
  const today = new Date().toLocaleDateString('sv-SE', { timeZone })
  await page.getByRole('textbox', { name: /^First day/ }).fill(today)
  await page.getByRole('textbox', { name: /^Last day/ }).fill(day(9))
  await page.getByLabel('E-mail of your stand-in').fill('risk@aurora.example')
  await page.getByRole('button', { name: 'Enter absence' }).click()
  const said = page.getByText(/answers meanwhile\.$/).last()
  await expect(said).toBeVisible()
  const name = ((await said.textContent()) ?? '').replace(' answers meanwhile.', '')
  await page.close()
  return name
}
