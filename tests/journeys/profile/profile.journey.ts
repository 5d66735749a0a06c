import type { Page } from '@playwright/test'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Profile pages' }).getByRole('link', { name, exact: true }).click()

test('a new telephone is confirmed by the code sent to it, and the change is recorded', async ({ page }) => {
  await arriveAs(page, 'everything@aurora.example', '/en-us/dashboard/profile/personal')
  const contact = section(page, 'Contact')
  await contact.getByLabel('Country code').selectOption({ label: 'Canada (+1)' })
  await contact.getByLabel(/^Phone number/).fill('(604) 555-0187')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(contact.getByText('Not confirmed')).toBeVisible()
  await contact.getByRole('button', { name: 'Send a code' }).click()
  await expect(contact.getByLabel('Six-digit code')).toBeFocused()
  const [code = ''] = /\d{6}/.exec(await mailTo(/^\+16045550187@/)) ?? []
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(contact.getByText('Confirmed', { exact: true })).toBeVisible()
  await goTo(page, 'History')
  const changes = section(page, 'Who changed my profile')
  await expect(changes.getByText('Changed: confirmation of the phone')).toBeVisible()
  await expect(changes.getByText(/^Changed: .*phone number/)).toBeVisible()
})

async function fillCard(page: Page, number: string) {
  await page.getByLabel(/^Card number/).fill(number)
  await page.getByLabel(/^Name on the card/).fill('Marcus Oyelaran')
  const expiry = page.getByRole('group', { name: /^Date of expiry/ })
  await expiry.getByLabel('Month').selectOption({ index: 12 })
  await expiry.getByLabel('Year').selectOption({ index: 9 })
}

test('a card is added after a wrong digit, pays for a trip, and the earlier card is removed', async ({ page }) => {
  await arriveAs(page, 'guestmanager@aurora.example', '/en-us/dashboard/profile/payment')
  await page.getByRole('button', { name: 'Add a card' }).click()
  await fillCard(page, '4000 0566 5566 5557')
  for (const use of ['Flights', 'Trains', 'Hotels', 'Rental cars'])
    await page.getByRole('checkbox', { name: use }).check()
  await page.getByRole('button', { name: 'Add the card' }).click()
  await expect(page.getByText(/One digit of the card number is wrong/).first()).toBeVisible()
  await expect(page.getByLabel(/^Card number/)).toBeFocused()
  await page.getByLabel(/^Card number/).fill('4000 0566 5566 5556')
  await page.getByRole('button', { name: 'Add the card' }).click()
  await expect(page.getByText('Added: Visa ending in 5556.')).toBeVisible()

  const old = page.getByRole('link', { name: /^Edit / }).filter({ hasNotText: '5556' })
  await old.click()
  await page.getByRole('button', { name: 'Remove this card' }).click()
  await expect(page.getByText('You can book as before.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(/^Removed: /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1)

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const tool = await bookForMe(page)
  await bookFirstOffer(tool, 'Boston', () => expect(tool.getByText('Visa ending in 5556')).toBeVisible())
})

/** The specimen of ICAO Doc 9303, with a country that issues passports and a date that is still to come. */
const lines = ['P<CANSORENSEN<<HANNAH<<<<<<<<<<<<<<<<<<<<<<<', 'L898902C36CAN7408122F3204153ZE184226B<<<<<16']

test('a passport is read from its two lines, preferences are kept, and the agency hears of a membership', async ({
  page,
}) => {
  await arriveAs(page, 'finance@boreal.example', '/en-us/dashboard/profile/travel-documents')
  await page.getByRole('button', { name: 'Add a passport' }).click()
  await page.getByText('Fill in from the passport’s two lines').click()
  await page.getByLabel('The two lines at the bottom of the photo page').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Read the lines' }).click()
  await expect(page.getByText(/^Number, country and date are filled in/)).toBeVisible()
  await expect(page.getByLabel(/^Passport number/)).toHaveValue('L898902C3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Added: Canada passport ending in 02C3.')).toBeVisible()

  await goTo(page, 'Flights')
  await page.getByRole('combobox', { name: 'Meal' }).selectOption({ label: 'Kosher (KSML)' })
  await page.getByRole('radio', { name: 'Aisle' }).check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a membership' }).click()
  await page.getByRole('combobox', { name: 'Program' }).fill('british')
  await page.getByRole('option', { name: /British Airways/ }).click()
  await page.getByRole('textbox', { name: 'Membership number' }).fill('ZX 123 456')
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  await page.getByRole('button', { name: 'Tell the agency about Ottawa' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^What happened/)).toHaveValue(/loyalty membership/)
  await dialog.getByRole('button', { name: 'Send to the agency' }).click()
  await expect(dialog.getByText(/^On its way to /)).toBeVisible()
  expect(await mailTo(/./, /Hannah Sorensen/)).toContain('loyalty membership')
})

test('an arranger is added, changes something, is in the record, and is removed', async ({ page, browser }) => {
  await arriveAs(page, 'risk@boreal.example', '/en-us/profile/account?section=arrangers')
  const arrangers = section(page, 'Your arrangers')
  const adding = section(page, 'Add an arranger')
  await adding.getByLabel(/^E-mail of a colleague/).fill('arranger@boreal.example')
  await adding.getByRole('button', { name: 'Add arranger' }).click()
  await expect(adding.getByText(/^Denis Gauthier now arranges your travel/).first()).toBeVisible()
  expect(await mailTo('arranger@boreal.example', /Valentina Rojas/)).toContain('Valentina Rojas')

  // The arranger's screens are not needed here; a signed-in arranger already has the permission.
  const office = await browser.newContext()
  const desk = await office.newPage()
  await arriveAs(desk, 'arranger@boreal.example')
  const token = await desk.evaluate(() => localStorage.getItem('waymark.accessToken'))
  const at = '/api/main/companies/boreal/profiles/p-boreal-risk'
  const asArranger = { headers: { Authorization: `Bearer ${token}` } }
  const { phoneExtension } = (await (await desk.request.get(at, asArranger)).json()) as { phoneExtension: string }
  const path = '/phoneExtension'
  const patch = [
    { op: 'test', path, value: phoneExtension },
    { op: 'replace', path, value: '42' },
  ]
  expect((await desk.request.patch(at, { ...asArranger, data: patch })).status()).toBe(200)

  await goTo(page, 'History')
  // Its day holds it, too.
  const change = section(page, 'Who changed my profile').getByRole('listitem').filter({ hasText: 'extension' }).last()
  await expect(change).toContainText('by Denis Gauthier')
  await goTo(page, 'Arrangers')
  await arrangers.getByRole('button', { name: 'Remove Denis Gauthier' }).click()
  await arrangers.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(arrangers.getByText('You have no arranger.')).toBeVisible()
  expect((await desk.request.get(at, asArranger)).status()).toBe(403)
  await office.close()
})
