import type { Browser } from '@playwright/test'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { day, mailedLink, openOnPhone, reviewDearest, sendForApproval } from './asking.ts'

// The approver is away afterwards.
test.use({ house: 'approvals' })

test('a trip outside the policy is declined on a phone, corrected, and approved by the stand-in @main', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'traveller@aurora.example')
  const tool = await bookForMe(page)
  await reviewDearest(tool, 'Toronto')
  await expect(tool.getByText('Olivier Bouchard has to approve this trip')).toBeVisible()
  const locator = await sendForApproval(tool)

  const link = await mailedLink('finance@aurora.example', 'decline', 'Camille Tremblay')
  await openWithoutAnswer(browser, link)
  const declined = await openOnPhone(browser, link, 'Camille Tremblay')
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
  await expect(corrected.getByText('Please stay nearer to the office.')).toBeVisible()
  await expect(corrected.getByText(`${standIn} has to approve this trip`)).toBeVisible()
  await expect(corrected.getByRole('radio', { name: 'No other option fits the meeting' })).toBeChecked()
  await corrected.getByRole('button', { name: 'Send for approval' }).click()
  await expect(corrected.getByRole('heading', { level: 1, name: 'Your trip waits for approval' })).toBeVisible()

  const other = await mailedLink('risk@aurora.example', 'approve', 'Camille Tremblay')
  const approved = await openOnPhone(browser, other, 'Camille Tremblay')
  await approved.getByRole('button', { name: 'Approve' }).click()
  await expect(approved.getByText(/you approved it/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Approved by ${standIn}`)).toBeVisible()
  expect(await mailTo('traveller@aurora.example', /is booked/)).toContain(`${standIn} has approved it`)
})

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

/** Opens a mailed page as mail programs do, which press nothing: only its question is read. */
async function openWithoutAnswer(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  for (const _ of [1, 2]) {
    await context.request.head(link)
    await page.goto(link)
    await expect(page.getByText('Answer by')).toBeVisible()
  }
  expect(sent.filter((method) => method !== 'GET')).toEqual([])
  await context.close()
}
