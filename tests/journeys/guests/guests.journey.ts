import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// The other journeys count on the guests that are there.
test.use({ house: 'guests' })

test('a guest manager adds a new guest, the host books, and the trip is mailed and listed', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'guestmanager@aurora.example', '/en-us/guests')
  await page.getByRole('link', { name: 'Add a guest' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quill')
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption({ label: 'Canada' })
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@visitor.example')
  const host = page.getByRole('combobox', { name: 'Host' })
  await host.fill('Tessa')
  await page.getByRole('option', { name: /Tessa Lindqvist/ }).click()
  await page.getByRole('textbox', { name: 'Last day as a guest' }).fill(format(addDays(new Date(), 90), 'MM/dd/yyyy'))
  await page.getByRole('button', { name: 'Add guest' }).click()
  await expect(page.getByText(/^Ada Quill was added/).first()).toBeVisible()
  expect(await mailTo('ada@visitor.example')).toContain('Ada')

  const booker = await browser.newPage()
  await arriveAs(booker, 'guestbooker@aurora.example')
  const opening = booker.context().waitForEvent('page')
  await booker.getByRole('button', { name: 'Book a trip' }).click()
  await booker.getByRole('button', { name: 'Book for a guest' }).click()
  const tool = await opening
  const known = tool.getByLabel('A guest of your company')
  await known.selectOption(await known.getByRole('option', { name: /Ada Quill/ }).getAttribute('value'))
  await tool.getByRole('button', { name: 'Choose this guest' }).click()
  await tool.getByRole('button', { name: 'Continue' }).click()
  const locator = await bookFirstOffer(tool, 'Boston')
  await booker.close()
  expect(await mailTo('ada@visitor.example', new RegExp(locator))).toContain('Boston')

  await page.reload()
  await expect(page.getByRole('row', { name: /Ada Quill/ })).toContainText('Boston')
})
