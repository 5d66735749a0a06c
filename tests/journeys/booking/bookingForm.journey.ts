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

/** The days of the month after the one in which the tool proposes to leave: `2026-12-07`, and `December 7`. */
function nextMonth(proposed: string) {
  const [year = 0, month = 0] = proposed.split('-').map(Number)
  const day = (date: number) => new Date(Date.UTC(year, month, date))
  const named = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return {
    value: (date: number) => day(date).toISOString().slice(0, 10),
    name: (date: number) => named.format(day(date)),
  }
}

test('both days of a trip are chosen in one calendar, by mouse', async ({ page }) => {
  const tool = await openSearch(page)
  const departure = tool.getByRole('textbox', { name: 'Departure', exact: true })
  const back = tool.getByRole('textbox', { name: 'Return', exact: true })
  const inWords = tool.locator('main').getByRole('status')
  const days = nextMonth(await departure.inputValue())
  await tool.getByRole('button', { name: 'Calendar: Departure' }).click()
  const calendar = tool.getByRole('dialog', { name: 'Departure' })
  await expect(calendar.getByRole('table')).toHaveCount(2)
  await calendar.getByRole('button', { name: days.name(8), exact: true }).click()
  await expect(departure).toHaveValue(days.value(8))
  await tool
    .getByRole('dialog', { name: 'Return' })
    .getByRole('button', { name: days.name(12), exact: true })
    .click()
  await expect(tool.getByRole('dialog')).toBeHidden()
  await expect(back).toHaveValue(days.value(12))
  await expect(inWords).toHaveText(/\s8 to .+\s12\s· 4 nights$/)

  // The return alone, and one day where there is none.
  await tool.getByRole('button', { name: 'Calendar: Return' }).click()
  await tool
    .getByRole('dialog', { name: 'Return' })
    .getByRole('button', { name: days.name(10), exact: true })
    .click()
  await expect(departure).toHaveValue(days.value(8))
  await expect(back).toHaveValue(days.value(10))
  await tool.getByRole('radio', { name: 'One way' }).check()
  await tool.getByRole('button', { name: 'Calendar: Departure' }).click()
  await calendar.getByRole('button', { name: days.name(9), exact: true }).click()
  await expect(tool.getByRole('dialog')).toBeHidden()
  await expect(departure).toHaveValue(days.value(9))
  await expect(inWords).toHaveText(/\s9$/)
})

test('both days of a trip are chosen in one calendar, by keyboard', async ({ page }) => {
  const tool = await openSearch(page)
  const departure = tool.getByRole('textbox', { name: 'Departure', exact: true })
  const back = tool.getByRole('textbox', { name: 'Return', exact: true })
  const proposed = [await departure.inputValue(), await back.inputValue()]
  const later = (count: number) => new Date(Date.parse(proposed[0]!) + count * 86_400_000).toISOString().slice(0, 10)
  const button = tool.getByRole('button', { name: 'Calendar: Departure' })
  await button.focus()
  await tool.keyboard.press('Enter')
  await expect(tool.getByRole('dialog', { name: 'Departure' }).locator('button:focus')).toBeVisible()
  await tool.keyboard.press('Escape')
  await expect(tool.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  expect([await departure.inputValue(), await back.inputValue()]).toEqual(proposed)

  await tool.keyboard.press('Enter')
  await expect(tool.getByRole('dialog', { name: 'Departure' }).locator('button:focus')).toBeVisible()
  await tool.keyboard.press('ArrowDown')
  await tool.keyboard.press('Enter')
  await expect(tool.getByRole('dialog', { name: 'Return' }).locator('button:focus')).toBeVisible()
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await tool.keyboard.press(key)
  await expect(tool.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  await expect(departure).toHaveValue(later(7))
  await expect(back).toHaveValue(later(15))
  await expect(tool.locator('main').getByRole('status')).toHaveText(/· 8 nights$/)
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
    for (const name of ['Departure', 'Return']) {
      await expect(tool.getByRole('textbox', { name, exact: true })).toBeVisible()
      await expect(tool.getByRole('button', { name: `Calendar: ${name}` })).toBeHidden()
    }
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
