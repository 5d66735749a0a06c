import type { Locator } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The scale at which the map is drawn. */
const scaleOf = (map: Locator) =>
  map
    .locator('svg > g')
    .first()
    .evaluate((world) => Number(/scale\(([\d.]+)\)/.exec(world.getAttribute('transform') ?? '')?.[1]))

test('two fingers that spread up and down zoom the map, and the page below it stays', async ({ page }) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/find-travelers')
  const map = page.getByRole('group', { name: 'Map of travelers' })
  await expect(map.getByRole('list', { name: 'Places with travelers' }).getByRole('button').first()).toBeAttached()
  const world = map
    .locator('svg')
    .filter({ has: page.locator('g') })
    .first()
  await world.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await map.locator('[class*=frame]').boundingBox())!
  const [scrolled, scale] = [await page.evaluate(() => scrollY), await scaleOf(map)]
  const cdp = await page.context().newCDPSession(page)
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ x: x + width / 2, y: y + height / 2 + side * apart, id }))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(15) })
  for (let apart = 20; apart <= 80; apart += 5)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => scaleOf(map)).toBeGreaterThan(scale * 2)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})
