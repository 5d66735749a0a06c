import { bookFirstOffer } from './bookOffer.ts'
import { arriveAs, expect, test } from './person.ts'

test('the days of a search are said in words as they are chosen, the return follows, and the places can be swapped', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'vip@aurora.example')
  const opening = context.waitForEvent('page')
  await page.locator('main').getByRole('button', { name: 'Book now' }).first().click()
  const tool = await opening
  const inWords = tool.locator('main').getByRole('status')
  await expect(inWords).toHaveText(/^\w{3}, \w{3} \d+ to \w{3}, \w{3} \d+\s· 3 nights$/)
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

test('the codes of a booking can be copied, one by one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveAs(page, 'admin@aurora.example')
  const opening = context.waitForEvent('page')
  await page.locator('main').getByRole('button', { name: 'Book now' }).first().click()
  const tool = await opening
  await bookFirstOffer(tool, 'Lisbon')
  const copy = tool.getByRole('button', { name: /^Copy \w{6,8}$/ }).first()
  const code = (await copy.getAttribute('aria-label'))!.replace('Copy ', '')
  await copy.click()
  await expect(tool.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await tool.evaluate(() => navigator.clipboard.readText())).toBe(code)
})
