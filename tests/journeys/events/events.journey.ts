import type { Page } from '@playwright/test'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { bookFirstOffered } from '#tests/journeys/bookOffer.ts'
import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

// The other journeys count on the events that are there.
test.use({ house: 'events' })

const [first, last] = [addDays(new Date(), 40), addDays(new Date(), 42)]
const typed = (day: Date) => format(day, 'MM/dd/yyyy')
const name = 'Harbor retreat'

async function planEvent(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Plan an event' }).click()
  await page.getByLabel('English').fill(name)
  await page.getByRole('combobox', { name: 'City or airport' }).fill('Lisbon')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'First day' }).fill(typed(first))
  await page.getByRole('textbox', { name: 'Last day' }).fill(typed(last))
  await page.getByRole('button', { name: 'Begin planning' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()
}

async function inviteOne(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Add people' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add people' })
  await dialog.getByRole('textbox', { name: 'E-mail addresses' }).fill(`"Bouchard, Olivier" <${email}>`)
  await dialog.getByRole('button', { name: 'Add 1 person' }).click()
  await expect(page.getByRole('row', { name: /Olivier Bouchard/ })).toContainText('Not invited')
}

test('an event is planned, approved, confirmed, accepted from its invitation and booked with its own values @main', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'organiser@aurora.example', '/en-us/events')
  await planEvent(page)
  const address = page.url()

  const office = await browser.newPage()
  await arriveAs(office, 'admin@aurora.example', new URL(address).pathname)
  await office.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText('It is approved, but not confirmed yet.')).toBeVisible()
  await office.close()

  await page.reload()
  await inviteOne(page, 'finance@aurora.example')
  await page.goto(address)
  await page.getByRole('button', { name: 'Confirm the event' }).click()
  await page.getByRole('link', { name: 'Invite 1 person' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByRole('row', { name: /Olivier Bouchard/ })).toContainText('No answer yet')

  // The reader of the mail is not signed in.
  const letter = await mailTo('finance@aurora.example', new RegExp(name))
  const traveler = await browser.newPage()
  await traveler.goto(/http\S+\/event\?\S+/.exec(letter)![0])
  await expect(traveler.getByRole('heading', { level: 1 })).toBeVisible()
  await traveler.getByRole('button', { name: 'Accept', exact: true }).click()
  await traveler.getByRole('link', { name: 'Sign in and book' }).click()
  await enterPassword(traveler, 'finance@aurora.example')
  const opening = traveler.context().waitForEvent('page')
  await traveler.getByRole('button', { name: `Book for ${name}` }).click()
  const tool = await opening
  await expect(tool.getByRole('heading', { level: 1, name: /Choose your flight/ })).toBeVisible()
  const asked = new URL(tool.url()).searchParams
  expect([asked.get('to'), asked.get('depart'), asked.get('until')]).toEqual([
    'LIS',
    format(first, 'yyyy-MM-dd'),
    format(last, 'yyyy-MM-dd'),
  ])
  const locator = await bookFirstOffered(tool)
  await traveler.close()

  await page.reload()
  await expect(page.getByRole('row', { name: /Olivier Bouchard/ })).toContainText(locator)
  await page.getByRole('link', { name: 'Arrivals and departures' }).click()
  await expect(page.getByRole('region', { name: 'Arrivals' })).toContainText('Olivier Bouchard')
})
