import type { Page } from '@playwright/test'
import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { bookFirstOffer } from '#tests/journeys/bookOffer.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

async function openSearch(page: Page): Promise<Page> {
  await arriveAs(page, 'vip@aurora.example')
  return bookForMe(page)
}

test('the days of a search are shown in words, the return follows, and the places can be swapped', async ({ page }) => {
  const tool = await openSearch(page)
  const inWords = tool.locator('main').getByRole('status')
  await expect(inWords).toHaveText(/^\w{3},\s\w{3}\s\d+ to \w{3},\s\w{3}\s\d+\s· 3 nights$/)
  const departure = tool.getByRole('textbox', { name: 'Departure', exact: true })
  const back = tool.getByRole('textbox', { name: 'Return', exact: true })
  const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const threeNights = new Date(Date.parse(later) + 3 * 86_400_000).toISOString().slice(0, 10)
  const before = await inWords.textContent()
  await departure.fill(later)
  await departure.blur()
  await expect(back).toHaveValue(threeNights)
  await expect(inWords).not.toHaveText(before!)
  await expect(inWords).toHaveText(/· 3 nights$/)

  const [from, to] = [tool.getByLabel('From', { exact: true }), tool.getByLabel('To', { exact: true })]
  const home = await from.inputValue()
  await to.fill('Lisbon')
  await tool.getByRole('button', { name: 'Swap departure and destination' }).click()
  await expect(from).toHaveValue('Lisbon')
  await expect(to).toHaveValue(home)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the whole search fits a phone, with its places to swap and the phone’s own day pickers', async ({ page }) => {
    const tool = await openSearch(page)
    await expect(tool.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 })
    const [from, to] = [tool.getByLabel('From', { exact: true }), tool.getByLabel('To', { exact: true })]
    const home = await from.inputValue()
    await tool.getByRole('button', { name: 'Swap departure and destination' }).tap()
    await expect(to).toHaveValue(home)
    for (const name of ['Departure', 'Return'])
      await expect(tool.getByRole('textbox', { name, exact: true })).toBeVisible()
  })
})

test('the codes of a booking can be copied, one by one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveAs(page, 'admin@aurora.example')
  const tool = await bookForMe(page)
  await bookFirstOffer(tool, 'Lisbon')
  const copy = tool.getByRole('button', { name: /^Copy \w{6,8}$/ }).first()
  const code = (await copy.getAttribute('aria-label'))!.replace('Copy ', '')
  await copy.click()
  await expect(tool.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await tool.evaluate(() => navigator.clipboard.readText())).toBe(code)
})
