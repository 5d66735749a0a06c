import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mailTo } from '#tests/journeys/mails.ts'
import { fillCard } from '#tests/journeys/newHire.ts'
import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

// The other journeys count on the people, the cards and the roles that are there.
test.use({ house: 'administration' })

const admin = 'admin@aurora.example'
const password = 'seven kettles in the harbour'

const people = `Number,First name,Last name,E-mail,Cost center number
Q100,Ada,Quill,ada.quill@aurora.example,310
Q101,Bo,Quill,bo.quill at aurora,310
Q102,Cy,Quill,cy.quill@aurora.example,999
Q103,Dee,,dee.quill@aurora.example,320
Q104,Eve,Quill,eve.quill@aurora.example,320
`
const bring = (page: Page, text: string, name: string) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Brings the people, and the bad rows again once they are corrected. */
async function importPeople(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import people' }).click()
  await expect(page.getByRole('radio', { name: 'Employees' })).toBeChecked()
  await bring(page, people, 'people.csv')
  await expect(page.getByRole('heading', { name: 'people.csv is checked; nothing is written yet' })).toBeFocused()
  const bad = page.getByRole('table', { name: 'Rows that cannot be imported' })
  await expect(bad.getByRole('row', { name: /^Row 3/ })).toContainText('E-mail “bo.quill at aurora”')
  await expect(bad.getByRole('row', { name: /^Row 4/ })).toContainText('Cost center number “999”')
  await expect(bad.getByRole('row', { name: /^Row 5/ })).toContainText('Last name')
  await expect(bad.getByRole('row')).toHaveCount(4)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download bad rows' }).click()
  const corrections = await readFile(await (await downloading).path(), 'utf8')
  await page.getByText('Leave out the bad rows').click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeFocused()

  await page.getByRole('button', { name: 'Import another file' }).click()
  const corrected = corrections
    .replace('bo.quill at aurora', 'bo.quill@aurora.example')
    .replace(',999', ',310')
    .replace('Dee,,', 'Dee,Quill,')
  await bring(page, corrected, 'corrections.csv')
  await expect(page.getByText('Every row can be imported.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeFocused()
  await page.getByRole('link', { name: 'See the employees' }).click()
}

const saveForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved at/).first()).toBeVisible()
}

const roles = (page: Page) => page.getByRole('group', { name: 'Roles' })

test('employees come from a table, and one with a role gets from the mail to the pages of the role @main', async ({
  page,
  browser,
}) => {
  await arriveAs(page, admin, '/en-us/admin/employees')
  await importPeople(page)
  const table = page.getByRole('table', { name: 'Employees' })
  await page.getByRole('searchbox', { name: 'Search by name, e-mail or number' }).fill('Quill')
  await expect(table.getByRole('row')).toHaveCount(6)
  await table.getByRole('link', { name: 'Ada Quill' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ada Quill/ })).toBeVisible()
  await roles(page).getByRole('checkbox', { name: 'Guest manager' }).check()
  await roles(page).getByRole('checkbox', { name: 'Event organizer' }).check()
  await saveForm(page)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation to ada.quill@aurora.example is on its way.').first()).toBeVisible()

  const [link = ''] = /http\S+/.exec(await mailTo('ada.quill@aurora.example', /your travel profile/)) ?? []
  const context = await browser.newContext({ locale: 'en-US' })
  const ada = await context.newPage()
  await ada.goto(link)
  await ada.getByLabel('New password').fill(password)
  await ada.getByLabel('The same password again').fill(password)
  await ada.getByRole('button', { name: 'Set the password' }).click()
  await expect(ada).toHaveURL(/\/registration/)
  await ada.getByRole('checkbox').check()
  await ada.locator('main button').last().click()
  await expect(ada.locator('main[data-route="home"]')).toBeVisible()
  await ada.getByRole('button', { name: 'Management' }).click()
  await ada.getByRole('link', { name: 'Guests' }).first().click()
  await expect(ada.getByRole('table', { name: 'Guests' })).toBeVisible()
  await ada.goto('/en-us/profile/account?section=signIn')
  const held = ada.getByRole('region', { name: 'Your roles' }).getByRole('listitem')
  await expect(held.filter({ hasText: 'Event organizer' })).toBeVisible()
  await expect(held.filter({ hasText: 'Guest manager' })).toBeVisible()
  await context.close()
})

test('a new company card of a cost center pays for every person in it', async ({ page, browser }) => {
  const newHire = await browser.newPage({ locale: 'en-US', timezoneId: 'America/Toronto' })
  await arriveAs(newHire, 'newhire@aurora.example', '/en-us/dashboard/profile/payment')
  await expect(newHire.getByRole('heading', { name: 'No card yet' })).toBeVisible()

  await arriveAs(page, admin, '/en-us/admin/e-aurora-newhire/edit-employee')
  const missing = page.getByRole('region', { name: /from booking$/ })
  await expect(missing).toContainText('Payment card')
  await page.getByRole('combobox', { name: 'Cost center' }).fill('Product')
  await page.getByRole('option', { name: /310 Product engineering/ }).click()
  await saveForm(page)

  await page.goto('/en-us/admin/payment-methods')
  await page.getByRole('button', { name: 'Add a card' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Which cost center is the card for?' })
  await dialog.getByRole('combobox', { name: 'Cost center' }).fill('300')
  await page.getByRole('option', { name: /300 Research and development/ }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await fillCard(page, 'Research and development')
  await page.getByRole('button', { name: 'Add the card' }).click()

  // After the card is added, the page asks who it pays for, with its cost center chosen.
  await expect(page.getByRole('heading', { level: 1, name: 'Assign the card' })).toBeVisible()
  await page
    .getByRole('group', { name: 'Also for the people of the cost centers below' })
    .getByRole('checkbox', { name: '300 Research and development' })
    .check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /Research and development/ })).toContainText('1 cost center')

  await page.goto('/en-us/admin/e-aurora-newhire/edit-employee')
  await expect(missing).toContainText('The date of birth')
  await expect(missing).not.toContainText('Payment card')
  await newHire.reload()
  const coverage = newHire.getByRole('region', { name: 'What your cards cover' })
  await expect(coverage.getByText('Your company pays').first()).toBeVisible()
  await expect(coverage.getByText('No card yet')).toHaveCount(0)
  await expect(newHire.getByRole('region', { name: 'Company cards that pay for you' })).toContainText('Visa')
  await newHire.close()
})

test('a role that an administrator gives themself waits until a second one allows it', async ({ page, browser }) => {
  await arriveAs(page, admin, '/en-us/admin/e-aurora-admin/edit-employee')
  const planning = page.getByRole('navigation').getByRole('link', { name: 'Event planning' })
  const organizer = roles(page).getByRole('checkbox', { name: 'Event organizer' })
  await organizer.check()
  await saveForm(page)
  await expect(page.getByText('The role you gave yourself waits for another administrator')).toBeVisible()
  await page.reload()
  await expect(organizer).not.toBeChecked()
  await expect(planning).toHaveCount(0)
  await page.goto('/en-us/admin/employees')
  await expect(
    page.getByText('You asked for the role Event organizer for Priya Raghavan. Another administrator decides.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0)

  const second = await browser.newPage({ locale: 'en-US' })
  await arriveAs(second, 'everything@aurora.example', '/en-us/admin/employees')
  await expect(second.getByText('Priya Raghavan asks for the role Event organizer')).toBeVisible()
  await second.getByRole('button', { name: 'Allow' }).click()
  await expect(second.getByText('Priya Raghavan has the role.').first()).toBeVisible()
  await second.close()

  await page.goto('/en-us/admin/e-aurora-admin/edit-employee')
  await expect(organizer).toBeChecked()
  await expect(page.getByText('The role you gave yourself waits')).toHaveCount(0)
  await planning.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Event planning' })).toBeVisible()
})

test('a deactivated employee is led to the sign-in by the next click, and cannot sign in', async ({
  page,
  browser,
}) => {
  const tessa = await browser.newPage({ locale: 'en-US' })
  await arriveAs(tessa, 'guestbooker@aurora.example')
  await arriveAs(page, admin, '/en-us/admin/e-aurora-guestbooker/edit-employee')
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('They are signed out everywhere at once and cannot sign in.')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Tessa Lindqvist is deactivated.').first()).toBeVisible()
  await expect(page.getByText('Inactive: no signing in, no booking.')).toBeVisible()

  await tessa.getByRole('link', { name: 'My trips' }).first().click()
  await expect(tessa.locator('input[name="password"]')).toBeVisible()
  await enterPassword(tessa, 'guestbooker@aurora.example')
  await expect(tessa.getByRole('alert')).toBeVisible()
  await expect(tessa.locator('main[data-route]')).toHaveCount(0)
  await tessa.close()
})

test('an identity provider gets in with a token made here, until the token is ended', async ({ page, server }) => {
  await arriveAs(page, admin, '/en-us/admin/provisioning')
  await expect(page.getByRole('textbox', { name: 'Base URL (tenant URL)' })).toHaveValue(`${server}/scim/v2`)
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Entra ID')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue()
  const users = () => fetch(`${server}/scim/v2/Users?count=5`, { headers: { Authorization: `Bearer ${token}` } })
  const answer = await users()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ itemsPerPage: 5, Resources: { length: 5 } })

  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.reload()
  const row = page.getByRole('listitem', { name: 'Entra ID' })
  await expect(row).toContainText(/Last used on/)
  await row.getByRole('button', { name: 'End the token Entra ID' }).click()
  await row.getByRole('button', { name: 'Yes, end it' }).click()
  await expect(page.getByText('The token “Entra ID” has ended.').first()).toBeVisible()
  expect((await users()).status).toBe(401)
})
