import { readFile } from 'node:fs/promises'
import { bookForMe, untilItOpensTool } from '#tests/journeys/bookForMe.ts'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// One leaves a script in the browser.
test.use({ isFresh: true })

test('a traveler goes from the first visit to a booked trip and a downloaded itinerary @main', async ({ page }) => {
  await arriveAs(page, 'vip@aurora.example')
  const tool = await bookForMe(page)
  await expect(tool.getByRole('heading', { level: 1 })).toBeVisible()
  expect(tool.url()).not.toContain('userToken')
  const locator = await bookFirstOffer(tool, 'Lisbon')
  expect(locator).toMatch(/^[A-Z0-9]{6}$/)

  await tool.getByRole('link', { name: 'Back to Waymark: see this trip' }).click()
  await expect(tool).toHaveURL(new RegExp(`/dashboard/trips/${locator}$`))
  await expect(tool.getByRole('heading', { level: 1 })).toContainText('Lisbon')

  const downloading = tool.waitForEvent('download')
  await tool
    .getByRole('button', { name: /itinerary/i })
    .first()
    .click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a flight is booked in five clicks, and the first tab shows the trip without a reload', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'admin@aurora.example')
  let clicks = 0
  await context.exposeFunction('countClick', () => (clicks += 1))
  await context.addInitScript(() =>
    addEventListener('click', ({ detail }) => detail > 0 && (window as unknown as { countClick(): void }).countClick()),
  )
  await page.reload()
  await expect(page.locator('main[data-route]')).toBeVisible()
  const main = page.locator('main')
  await expect(main).toContainText(/Upcoming trips\s*\d/)
  const upcoming = async () => Number(/Upcoming trips\s*(\d+)/.exec((await main.textContent()) ?? '')?.[1])
  const before = await upcoming()
  const book = page.getByRole('button', { name: /^Book/ }).first()
  await untilItOpensTool(book)
  const opening = context.waitForEvent('page')
  await book.click()
  const tool = await opening
  await bookFirstOffer(tool, 'Lisbon')
  await expect.poll(() => clicks).toBe(5)

  await page.bringToFront()
  await expect.poll(upcoming).toBe(before + 1)
  await page.getByRole('link', { name: 'My trips' }).first().click()
  // Home, shown until the list has loaded, has a link of that name too.
  await page
    .getByRole('navigation', { name: 'Trips by state' })
    .getByRole('link', { name: /^Upcoming/ })
    .click()
  await expect(main).toContainText('Lisbon')
})

test.describe('an unknown place', () => {
  // The server answers 422 to a place that the form does not know.
  test.use({ provoked: /422/ })

  test('an unknown place is reported until a known city is typed', async ({ page }) => {
    await arriveAs(page, 'vip@aurora.example')
    const tool = await bookForMe(page)
    const to = tool.getByLabel('To', { exact: true })
    await to.fill('Nowhereville')
    await tool.getByRole('button', { name: 'Search' }).click()
    await expect(tool.getByRole('alert')).toBeVisible()
    await to.fill('lisbon')
    await expect(tool.getByRole('alert')).toBeHidden()
    await expect(to).toHaveAttribute('aria-invalid', 'false')
  })
})

test.describe('the link to the booking tool', () => {
  test.use({ provoked: /410/ })

  test('the link to the booking tool works once', async ({ page, context }) => {
    await arriveAs(page, 'admin@aurora.example')
    const answer = page.waitForResponse(/\/obt\?/)
    const opening = context.waitForEvent('page')
    const book = page.getByRole('button', { name: 'Book a trip' })
    await untilItOpensTool(book)
    await book.click()
    const { data } = (await (await answer).json()) as { data: { url: string } }
    await expect((await opening).getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(data.url)
    await expect(page.getByRole('heading', { name: 'This link has been used or has expired' })).toBeVisible()
  })
})

test('a person with an incomplete profile reads why they cannot book, and what is missing', async ({ page }) => {
  await arriveAs(page, 'newhire@aurora.example')
  await expect(page.getByText(/You.re not finished yet!/)).toBeVisible()
  await expect(
    page.getByText(/^\d details and a card from you, the rest from your travel administrator\.$/),
  ).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Book now' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Complete my profile', exact: true }).click()
  await expect(page).toHaveURL(/\/complete-your-profile\?s=personal#\w+$/)
  await expect(page.locator('main')).toContainText(/date of birth/i)
})

test('a policy that forbids booking for oneself is explained', async ({ page }) => {
  await arriveAs(page, 'guest@aurora.example')
  await expect(page.getByText('Under your travel policy, others book for you.', { exact: false }).first()).toBeVisible()
})
