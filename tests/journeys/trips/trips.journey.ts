import { expectNoViolations } from '#tests/journeys/axe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test('a trip is shown day by day, and canceled with its refund known before', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/dashboard/trips?group=Upcoming')
  await page.getByRole('article').last().getByRole('heading', { level: 3 }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await page.getByRole('button', { name: 'Cancel this trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this trip?' })
  await expect(dialog.getByText('Refund', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click()
  await expect(page.getByRole('dialog').getByText('Your trip is canceled')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Cancel this trip' })).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My trips' }).click()
  await page.getByRole('link', { name: /^Canceled/ }).click()
  const destination = title.split(' ').at(-1) ?? title
  await expect(page.getByRole('article').filter({ hasText: destination }).first()).toBeVisible()
})

test('a trip booked elsewhere is added, marked as unverified, and removed', async ({ page }) => {
  await arriveAs(page, 'vip@aurora.example', '/en-us/dashboard/trips')
  await page.getByRole('button', { name: 'Add a trip' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Save the trip' }).click()
  await expect(form.getByText('5 fields need your attention')).toBeVisible()

  const choose = async (field: RegExp, typed: string) => {
    await form.getByRole('combobox', { name: field }).pressSequentially(typed)
    await page
      .getByRole('option', { name: new RegExp(typed) })
      .first()
      .click()
  }
  await choose(/^From/, 'YUL')
  await choose(/^To/, 'YYZ')
  await form.getByLabel(/^Airline/).fill('Porter Airlines')
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const departure = form.getByRole('group', { name: /^Departure/ })
  await departure.getByRole('textbox', { name: 'Date' }).fill(day)
  await departure.getByRole('textbox', { name: 'Time' }).fill('8:30')
  const arrival = form.getByRole('group', { name: /^Arrival/ })
  await arrival.getByRole('button', { name: 'Arrival: choose a date' }).click()
  const calendar = page.getByRole('dialog', { name: 'Arrival: choose a date' })
  await expect(calendar.getByRole('grid')).toBeVisible()
  await expectNoViolations(page, '[role=dialog]:has([role=grid])')
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(arrival.getByRole('textbox', { name: 'Date' })).toHaveValue(
    await departure.getByRole('textbox', { name: 'Date' }).inputValue(),
  )
  await arrival.getByRole('textbox', { name: 'Time' }).fill('9:55 am')
  await form.getByRole('button', { name: 'Save the trip' }).click()

  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  await expect(page.getByText('Not verified')).toBeVisible()
  await expect(page.getByText('Porter Airlines')).toBeVisible()
  await page.getByRole('button', { name: 'Remove this trip' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the trip' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My trips')
  await expect(page.getByText('Porter Airlines')).toHaveCount(0)
})

/** All that a browser may keep of a tab after signing out. None of it is about a person. */
const leftKeys = ['react-router-scroll-positions', 'waymark.reloadedForNewCode']

test.describe('without a network', () => {
  // Code fetched after the first screen may still be on its way when the network goes.
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  test('a trip kept for offline is read without a network, and gone after signing out @main', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'traveller@aurora.example')
    await page.getByRole('link', { name: 'See the whole trip' }).click()
    await expect(page).toHaveURL(/\/dashboard\/trips\//)
    // A trip that is opened afresh, as from a mail.
    await page.reload()
    const reference = new URL(page.url()).pathname.split('/').at(-1)!
    await page.getByRole('button', { name: 'Keep offline' }).click()
    await expect(page.getByText(/^Kept in this browser/)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Kept itinerary' }).click()
    await context.setOffline(false)
    const keptCaches = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name === 'waymark-kept').length)
    expect(await keptCaches()).toBe(1)
    const personal = await page.evaluate(() => JSON.stringify(localStorage).includes('segments'))
    expect(personal).toBe(false)
    await page.goto('/logout')
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(await keptCaches()).toBe(0)
    const left = await page.evaluate(async () => ({
      stored: [localStorage, sessionStorage].flatMap((store) => Object.entries(store) as [string, string][]),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
    expect(left.databases).toEqual([])
    expect(left.stored.map(([key]) => key).filter((key) => !leftKeys.includes(key))).toEqual([])
    for (const told of [reference, 'aurora', 'traveller@']) expect(JSON.stringify(left.stored)).not.toContain(told)
  })
})

test('the itinerary is one click away, an invoice two, and the emergency number none', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/dashboard/trips')
  const downloaded = async (name: string) => {
    const file = page.waitForEvent('download')
    await page.getByRole('article').first().getByRole('button', { name }).click()
    return (await file).suggestedFilename()
  }
  expect(await downloaded('Itinerary')).toMatch(/\.pdf$/)
  await page.getByRole('link', { name: /^Past/ }).click()
  expect(await downloaded('Invoice')).toMatch(/\.pdf$/)

  await page.getByRole('searchbox', { name: 'City, carrier or reference' }).fill('tokyo')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/group=Past&search=tokyo$/)
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByText('Emergencies, day and night')).toBeVisible()
})
