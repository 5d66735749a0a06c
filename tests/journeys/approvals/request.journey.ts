import type { Page } from '@playwright/test'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { day, mailedLink } from './asking.ts'

// The trip would be among those of other journeys.
test.use({ house: 'requests' })

test('a traveler asks before booking, the approver agrees on a phone, and the booking uses the request', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/dashboard/trips')
  await page.locator('main').getByRole('link', { name: 'Travel requests' }).click()
  await page.getByRole('link', { name: 'New request' }).first().click()
  await page.getByRole('textbox', { name: /^Purpose/ }).fill('Workshop with a client')
  await page.getByRole('combobox', { name: /^Airport or city/ }).fill('YYZ')
  await page.getByRole('option', { name: /YYZ/ }).click()
  await page.getByRole('textbox', { name: /^First day/ }).fill(day(70))
  await page.getByRole('textbox', { name: /^Last day/ }).fill(day(74))
  await page.getByRole('textbox', { name: /^Estimate/ }).fill('2,000')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText(/^Olivier Bouchard is asked, and has until/)).toBeVisible()

  // The link of the mail opens the page without signing in, and its button answers.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(await mailedLink('finance@aurora.example', 'approve', 'Camille Tremblay'))
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Camille Tremblay asks to travel to Toronto' }),
  ).toBeVisible()
  await expect(phone.getByText('Workshop with a client').first()).toBeVisible()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(phone.getByText(/you approved it/)).toBeVisible()
  await phone.close()

  const told = await mailTo('traveller@aurora.example', /^You may travel to Toronto/)
  await page.goto(/http\S+travel-requests\/[\w-]+/.exec(told)![0])
  await expect(page.getByText(/Olivier Bouchard approved it$/)).toBeVisible()
  const total = await bookWithin(await bookForMe(page))

  await page.reload()
  const rest = (2000 - total).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(page.getByText(`$${rest}`)).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /^Toronto \[/ })).toBeVisible()
})

/** Books the cheapest hotel within the request, and answers its price. */
async function bookWithin(tool: Page): Promise<number> {
  const search = { transport: 'none', needHotel: 'yes', to: 'Toronto', depart: day(70), until: day(73) }
  await tool.goto(`/booking-tool/search?${new URLSearchParams(search).toString()}`)
  const offers = tool.locator('a[href*="hotel="]')
  await tool.goto(await offers.evaluateAll((links) => (links[0] as HTMLAnchorElement).href))
  await expect(tool.getByText('The approved request “Workshop with a client” covers this trip.')).toBeVisible()
  const total = Number(await tool.locator('input[name=total]').inputValue()) / 100
  await tool
    .locator('form')
    .getByRole('button', { name: /^(?:Confirm|Book)/ })
    .click()
  await expect(tool.getByRole('heading', { level: 1, name: /booked/ })).toBeVisible()
  return total
}
