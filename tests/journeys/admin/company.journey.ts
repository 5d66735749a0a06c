import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { companyCommand, realPeople } from '#tests/support/commands/companyCommand.ts'
import { mailsIn } from '#tests/support/mail/outbox.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { expectNoViolations } from '#tests/journeys/axe.ts'
import { untilItOpensTool } from '#tests/journeys/bookForMe.ts'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { expect, test } from '#tests/journeys/person.ts'

const email = 'ada@example.com'
const password = 'seven kettles in the harbour'

// An empty folder: no demo, no company, no people.
let folder: string
let variables: Record<string, string>
let server: ReturnType<typeof startServer> | undefined
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-company-'))
  const port = await freePort()
  variables = { ...realPeople, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder }
})
test.afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true })
})

async function choosePassword(page: Page, link: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Last name').fill('Quill')
  await page.getByLabel('New password').fill('password1234')
  await page.getByLabel('The same password again').fill('password1234')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('easy to guess')
  await expectNoViolations(page)
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('The same password again').fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
}

async function completeProfile(page: Page) {
  await page.getByLabel('Gender on the travel document').selectOption('F')
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await birth.getByLabel('Month').selectOption('12')
  await birth.getByLabel('Day').fill('10')
  await birth.getByLabel('Year').fill('1985')
  await page.getByLabel(/^Phone number/).fill('416 555 0134')
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await expect(page.getByRole('heading', { level: 2, name: 'Payment', exact: true })).toBeFocused()
  await page.getByLabel(/^Card number/).fill('4111 1111 1111 1111')
  await page.getByLabel(/^Name on the card/).fill('Ada Quill')
  const expiry = page.getByRole('group', { name: /^Date of expiry/ })
  await expiry.getByLabel('Month').selectOption({ index: 8 })
  await expiry.getByLabel('Year').selectOption({ index: 5 })
  for (const use of ['Flights', 'Trains', 'Hotels', 'Rental cars'])
    await page.getByRole('checkbox', { name: use }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Travel documents' })).toBeFocused()
}

test('a company goes from nothing to a booked trip', async ({ page, context }) => {
  test.setTimeout(150_000)
  page.setDefaultTimeout(15_000)
  const made = await companyCommand(variables, ['--name', 'Quill & Daughters', '--admin', email, '--culture', 'en-CA'])
  expect(made.code, made.said).toBe(0)
  server = startServer(variables)
  await server.ready()

  const [mail] = await mailsIn(join(folder, 'outbox'))
  expect(mail?.to).toMatchObject([{ address: email }])
  const [link = ''] = /http\S+/.exec(mail?.text ?? '') ?? []
  await choosePassword(page, link)

  // The chosen password signs in by itself.
  await expect(page).toHaveURL(/\/registration/)
  await page.getByRole('checkbox').check()
  await page.locator('main button').click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText('You’re not finished yet!')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Complete my profile', exact: true }).click()
  await completeProfile(page)
  await page.getByRole('link', { name: /^Review/ }).click()
  await expect(page.getByRole('heading', { name: 'You are ready to book' })).toBeVisible()

  const book = page.locator('main').getByRole('button', { name: 'Book now' })
  await untilItOpensTool(book)
  const opening = context.waitForEvent('page')
  await book.click()
  const tool = await opening
  // The home airport is not set yet.
  await tool.getByLabel('From', { exact: true }).fill('Toronto')
  const locator = await bookFirstOffer(tool, 'Lisbon')
  await tool.getByRole('link', { name: 'Back to Waymark: see this trip' }).click()
  await expect(tool.locator('main[data-route="trip"]')).toContainText(locator)
  await expect(tool.getByRole('heading', { level: 1 })).toContainText('Lisbon')

  // Nothing is announced, and Home has no content yet.
  await tool.getByRole('link', { name: 'Home', exact: true }).first().click()
  await tool.getByRole('link', { name: 'Add content' }).click()
  await expect(tool.getByText('Nothing is announced.')).toBeVisible()
  await expectNoViolations(tool)
  expect(server.said()).not.toMatch(/error/i)
})
