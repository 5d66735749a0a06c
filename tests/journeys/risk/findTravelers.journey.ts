import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colors are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a risk advisor finds travelers by a place of the map, and reads how to reach one of them', async ({ page }) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/find-travelers')
  const table = page.getByRole('table', { name: 'Travelers' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  const map = page.getByRole('group', { name: 'Map of travelers' })
  const marks = map.getByRole('list', { name: 'Places with travelers' }).getByRole('button')
  // A mark of several places has no state: it zooms in on them.
  const mark = marks.and(page.locator('[aria-pressed]')).first()
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]at=/)
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  // Rows of the search before do nothing until the answer.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  await table
    .getByRole('button', { name: /^Contact/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
})

test('the advisory beside a found traveler leads to the advice about their trip', async ({ page }) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/find-travelers?advisoryLevels=1,2,3')
  const link = page
    .getByRole('table', { name: 'Travelers' })
    .getByRole('link', { name: /^Advice about / })
    .first()
  const [, country] = /^Advice about (.+)$/.exec(await link.innerText())!
  const [, bookingId] = /advisories\/(\w+)$/.exec((await link.getAttribute('href'))!)!
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Advisories for a trip' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(bookingId!, { exact: true })).toBeVisible()
  const advice = main.getByRole('region', { name: country!, exact: true })
  await expect(advice.getByRole('heading', { level: 3, name: /Canada/ })).toBeVisible()
  await page.getByRole('link', { name: 'Find travelers' }).last().click()
  await expect(page).toHaveURL(/\/find-travelers\?advisoryLevels=1%2C2%2C3|\/find-travelers\?advisoryLevels=1,2,3/)
})

test('axe finds nothing on the search for travelers, and nothing runs off the side', async ({ page }) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/find-travelers?searchByTravelBreakingNews=true')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Map of travelers' })).toBeVisible()
  await expectSound(page)
})

test('an area drawn with the mouse is searched, and stands in the address', async ({ page }) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/find-travelers')
  const map = page.getByRole('group', { name: 'Map of travelers' })
  await map.getByRole('button', { name: 'Draw an area' }).click()
  const layer = (await page.getByTestId('draw-layer').boundingBox())!
  await page.mouse.move(layer.x + 20, layer.y + 20)
  await page.mouse.down()
  await page.mouse.move(layer.x + layer.width / 2, layer.y + layer.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/[?&]area=/)
  await expect(page.getByText('Drawn area, 4 corners')).toBeVisible()
})
