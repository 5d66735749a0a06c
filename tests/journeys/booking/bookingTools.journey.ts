import type { Page } from '@playwright/test'
import { chooseMyself } from '#tests/journeys/bookForMe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

/** Chooses the first offer of every step and confirms; answers the booking reference. */
async function bookTheFirst(tool: Page, steps: RegExp[], booked = 'Your trip is booked'): Promise<string> {
  await tool.getByRole('button', { name: 'Search' }).click()
  for (const title of steps) {
    await expect(tool.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await tool
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click()
  }
  await confirm(tool, 'Confirm booking')
  await expect(tool.getByRole('heading', { name: booked })).toBeVisible()
  return (await tool.locator('.locator').textContent()) ?? ''
}

async function confirm(tool: Page, button: string) {
  const reason = tool.getByRole('group', { name: 'Why is this booking needed?' }).getByRole('radio').first()
  if (await reason.isVisible()) await reason.check()
  await tool.getByRole('button', { name: button }).click()
}

/** Presses the button and answers the tab it opens. */
async function openTool(page: Page, name = 'Book a trip'): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name }).click()
  if (name === 'Book a trip') return chooseMyself(page, opening)
  const tool = await opening
  await expect(tool.getByRole('heading', { level: 1 })).toBeVisible()
  return tool
}

test('a traveler goes from the sign-in to the booked trip in a tool with SAML', async ({ page }) => {
  await arriveAs(page, 'traveller@cedar.example')
  const tool = await openTool(page)
  expect(tool.url()).not.toContain('SAMLart')
  await expect(tool.getByText('Tern Travel')).toBeVisible()
  await tool.getByRole('checkbox', { name: 'Rental car' }).check()
  await tool.getByLabel('To', { exact: true }).fill('Calgary')
  const locator = await bookTheFirst(tool, [/your flight to/, /your return flight/, /your car/])
  await tool.getByRole('link', { name: 'Back to Waymark: see this trip' }).click()
  await expect(tool).toHaveURL(new RegExp(`/dashboard/trips/${locator}$`))
  await expect(tool.getByRole('heading', { level: 1 })).toContainText('Calgary')
})

test('the certify tool opens too', async ({ page }) => {
  await arriveAs(page, 'admin@dune.example')
  await expect((await openTool(page)).getByText('Alder Journeys')).toBeVisible()
})

test('the tool opens in the same tab where pop-ups are blocked @main', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await arriveAs(page, 'traveller@aurora.example')
  await page.locator('main').getByRole('button', { name: 'Book now' }).first().click()
  await page.getByRole('button', { name: 'Book for myself' }).click()
  await expect(page.getByRole('heading', { name: 'Where to?' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/booking-tool')
})

test('a train is booked, moved to other days and canceled', async ({ page }) => {
  await arriveAs(page, 'finance@aurora.example')
  const tool = await openTool(page)
  await tool.getByRole('radio', { name: 'By train' }).check()
  await tool.getByLabel('To', { exact: true }).fill('Toronto')
  const locator = await bookTheFirst(tool, [/your train to/, /your train back/])

  await tool.getByRole('link', { name: 'My bookings' }).click()
  await tool.getByRole('link', { name: locator }).click()
  await tool.getByRole('link', { name: 'Change dates' }).click()
  for (const [label, later] of [
    ['Departure', 21],
    ['Return', 23],
  ] as const) {
    const day = new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10)
    await tool.getByLabel(new RegExp(`^${label}`)).fill(day)
  }
  await tool.getByRole('button', { name: 'Search' }).click()
  for (const _ of ['out', 'back'])
    await tool
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click()
  await confirm(tool, 'Confirm change')
  await expect(tool.getByRole('heading', { name: 'Your trip is changed' })).toBeVisible()

  await tool.getByRole('link', { name: 'My bookings' }).click()
  await tool.getByRole('link', { name: locator }).click()
  await tool.getByRole('link', { name: 'Cancel trip' }).click()
  await tool.getByRole('button', { name: 'Cancel the trip' }).click()
  await expect(tool.getByRole('heading', { name: 'This trip is canceled' })).toBeVisible()
})

test('a guest booker books in the name of a guest @main', async ({ page }) => {
  await arriveAs(page, 'guestbooker@aurora.example')
  await page.getByRole('button', { name: 'Book a trip' }).click()
  const tool = await openTool(page, 'Book for a guest')
  await tool.getByLabel('First name').fill('Ada')
  await tool.getByLabel('Last name').fill('Quill')
  await tool.getByLabel('E-mail').fill('ada@visitor.example')
  await tool.getByRole('button', { name: 'Continue' }).click()
  await expect(tool.getByText('Booking for Ada Quill')).toBeVisible()
  await tool.getByLabel('To', { exact: true }).fill('Boston')
  await bookTheFirst(
    tool,
    [/^Choose Ada Quill’s flight to Boston$/, /^Choose Ada Quill’s return flight/],
    'The trip of Ada Quill is booked',
  )
})
