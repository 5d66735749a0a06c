import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort, startServer } from '../support/serverProcess.ts'
import { bookFirstOffer } from './bookOffer.ts'
import { arriveAs, expect, test } from './person.ts'

// A house of its own: the other journeys count on the new hire being new.
let folder: string
let address: string
let server: ReturnType<typeof startServer>
test.beforeAll(async () => {
  test.setTimeout(90_000)
  folder = await mkdtemp(join(tmpdir(), 'waymark-newhire-'))
  const port = await freePort()
  address = `http://localhost:${port}`
  server = startServer({ PORT: String(port), PUBLIC_URL: address, DATA_DIR: folder, NODE_ENV: '' })
  // Beside the other journeys, seeding may take longer than a start does alone.
  await server.ready().catch(() => server.ready())
})
test.afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true })
})

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/**
 * The administrator's part, with the administrator's own sign-in: what the mail asks for is set through the
 * administration's call, as there is no screen of administration.
 */
async function administratorProvides(page: Page): Promise<void> {
  await arriveAs(page, 'admin@aurora.example', `${address}/en-us/home`)
  const token = await page.evaluate(() => localStorage.getItem('waymark.accessToken'))
  const answer = await page.request.patch(`${address}/api/company/admin/companies/aurora/employees/e-aurora-newhire`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { costCenterId: 'cc-aurora-310', approverId: 'e-aurora-finance' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function fillPersonal(page: Page) {
  await page.getByLabel('Gender on the travel document').selectOption('M')
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await birth.getByLabel('Month').selectOption('04')
  await birth.getByLabel('Day').fill('17')
  await birth.getByLabel('Year').fill('1994')
  await page.getByLabel(/^Phone number/).fill('416 555 0134')
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

async function addCard(page: Page) {
  await page.getByLabel(/^Card number/).fill('4111 1111 1111 1111')
  await page.getByLabel(/^Name on the card/).fill('Jonah Whitfield')
  const expiry = page.getByRole('group', { name: /^Date of expiry/ })
  await expiry.getByLabel('Month').selectOption({ index: 8 })
  await expiry.getByLabel('Year').selectOption({ index: 5 })
  for (const use of ['Flights', 'Trains', 'Hotels', 'Rental cars'])
    await page.getByRole('checkbox', { name: use }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

test('a new hire goes from a blocked booking to a booked trip by following the screens', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(90_000)
  page.setDefaultTimeout(15_000)
  await arriveAs(page, 'newhire@aurora.example', `${address}/en-us/home`)
  await expect(page.getByText('You’re not finished yet!')).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Book now' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Complete my profile', exact: true }).click()

  await expect(step(page, 'Personal information')).toBeVisible()
  await fillPersonal(page)

  // What is left of the first step is the administrator's, so it goes on.
  await expect(step(page, 'Payment')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Personal information Waiting for admin' })).toBeVisible()
  await addCard(page)

  await expect(step(page, 'Travel documents')).toBeFocused()
  await page.getByRole('link', { name: /^Review/ }).click()
  await expect(page.getByText('2 things stand between you and booking')).toBeVisible()
  await expect(page.getByText(/^We asked your travel admin on/)).toBeVisible()

  const office = await browser.newContext()
  await administratorProvides(await office.newPage())
  await office.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are ready to book' })).toBeVisible()
  const opening = context.waitForEvent('page')
  await page.locator('main').getByRole('button', { name: 'Book now' }).click()
  const tool = await opening
  const locator = await bookFirstOffer(tool, 'Lisbon')
  await tool.getByRole('link', { name: 'Back to Waymark: see this trip' }).click()
  await expect(tool).toHaveURL(new RegExp(`/dashboard/trips/${locator}$`))
  await expect(tool.getByRole('heading', { level: 1 })).toContainText('Lisbon')
})
