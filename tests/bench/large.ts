import type { Browser, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { plantLongLists } from './crowd.ts'
import { type Figure, report } from './figures.ts'
import { plantTravelers } from './growth.ts'
import { benchTravelers, plantTrips } from './plantTrips.ts'
import { during, keyCosts, median, openSlow, withServer } from './slowPages.ts'
import { plantStaff } from './staff.ts'

/**
 * Whether the largest lists, the map of most travelers and the largest form keep the browser free, on a processor slowed
 * down four times. Lists are scrolled, searched and selected; the map is dragged, zoomed and moved by keys.
 */
const frameMs = 16.7
const longMs = 50
const figures: Figure[] = []
const note = (of: string, what: string, value: number, bar?: number) =>
  figures.push({ of, what, value, unit: 'ms', ...(bar !== undefined && { bar }) })

/** Turns the wheel down and up again. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(640, 500)
  for (const by of [240, -240])
    for (let step = 0; step < 25; step += 1) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(40)
    }
}

async function typeAll(of: string, page: Page, field: string, typed: string): Promise<void> {
  await page.locator(field).first().focus()
  const [first = 0, ...others] = await keyCosts(page, typed)
  note(of, 'first key', first)
  note(of, 'other keys, median', median(others), frameMs)
  note(of, 'other keys, worst', Math.max(...others), frameMs)
}

/** Scrolls a list; where it has them, searches it and selects all of its page. */
async function useList(of: string, page: Page): Promise<void> {
  await page.getByRole('rowheader').first().waitFor()
  note(of, 'scrolling, longest task', (await during(page, () => scroll(page))).taskMs, longMs)
  const all = page.getByRole('columnheader').getByRole('checkbox')
  if ((await all.count()) === 0) return
  for (const what of ['select all', 'select none']) {
    const { paintMs, taskMs } = await during(page, () => all.click())
    note(of, `${what}, click to next paint`, paintMs, 100)
    note(of, `${what}, longest task`, taskMs, longMs)
  }
  const found = await during(page, () => typeAll(`${of}, search`, page, 'main input[type="search"]', 'tremblay'), 1500)
  note(of, 'search, longest task', found.taskMs, 100)
}

/** Drags the map from side to side, as a hand does. */
async function drag(page: Page, x: number, y: number): Promise<void> {
  for (const by of [160, -160]) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(300)
    await page.mouse.down()
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(x + (by * step) / 20, y + step)
      await page.waitForTimeout(16)
    }
    await page.mouse.up()
    await page.waitForTimeout(700)
  }
}

async function turnWheel(page: Page): Promise<void> {
  await page.keyboard.down('Control')
  for (const by of [-60, 60])
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(40)
    }
  await page.keyboard.up('Control')
}

async function moveMap(page: Page): Promise<void> {
  const map = page.getByRole('group', { name: 'Map of travelers' })
  await map.locator('svg g path').nth(4).waitFor({ state: 'attached' })
  await map.scrollIntoViewIfNeeded()
  const box = (await map.boundingBox())!
  const press = (name: string) => map.getByRole('button', { name }).click()
  const moves: [name: string, move: () => Promise<void>, bar?: number][] = [
    // No movements by hand: a button draws the map anew.
    ['a button to zoom', () => press('Zoom in')],
    ['dragging', () => drag(page, box.x + box.width / 2 - 80, box.y + box.height / 2), longMs],
    ['the wheel', () => turnWheel(page), longMs],
    ['the key ArrowLeft', () => page.keyboard.press('ArrowLeft'), longMs],
    ['the key +', () => page.keyboard.press('+'), longMs],
    ['the button of all places', () => press('Show all places')],
  ]
  for (const [name, move, bar] of moves)
    note('Map, 5,000 travelers', `${name}, longest task`, (await during(page, move)).taskMs, bar)
}

/** Everything of a company of 5,000 people. */
async function plantCompany(db: Database): Promise<void> {
  await plantLongLists(db)
  await plantTravelers(db, benchTravelers)
  await plantTrips(db, { from: 0, until: benchTravelers, inProgress: benchTravelers, ahead: 0 })
  await db.execute(sql`analyze`)
}

const scenes: [login: string, path: string, use: (page: Page) => Promise<void>][] = [
  ['admin', '/admin/employees', (page) => useList('Employees, 5,000', page)],
  ['arranger', '/arranger/profiles', (page) => useList('Travelers of an arranger, 5,000', page)],
  ['organiser', '/events/g-aurora-summit/travelers', (page) => useList('People of an event, 2,000', page)],
  ['finance', '/score/company', (page) => useList("Company's scores", page)],
  ['risk', '/find-travelers?p=now', moveMap],
  [
    'traveller',
    '/dashboard/profile/personal',
    (page) => typeAll('Personal information', page, 'input[autocomplete="given-name"]', 'Maximiliana Theodora'),
  ],
]

async function play(browser: Browser, address: string, [login, path, use]: (typeof scenes)[number]): Promise<void> {
  const page = await openSlow(browser, address, `${login}@aurora.example`, `/en-us${path}`)
  await use(page)
  await page.close()
}

await withServer(plantCompany, async (browser, address) => {
  for (const scene of scenes) await play(browser, address, scene)
  const bare = await browser.newPage()
  await bare.goto('data:text/html,<label>Name <input></label>')
  await typeAll('A bare input', bare, 'input', 'Maximiliana Theodora')
})
await withServer(
  (db) => plantStaff(db, { people: 50_000, costCenters: 2000 }),
  (browser, address) =>
    play(browser, address, ['admin', '/admin/employees', (page) => useList('Employees, 50,000', page)]),
)
report(figures)
