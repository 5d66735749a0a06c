import type { Page } from '@playwright/test'
import { arriveAs, expect, test, withoutNotifications } from '#tests/journeys/person.ts'

const laptop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 700 }
const longName = 'Marie-Antoinette Beaulieu-Thériault Núñez'

interface TableOfPeople {
  name: string
  login: string
  path: string
  /** Its call, whose rows are repeated where the demo has too few to fill a laptop. */
  call: RegExp
  keyOf: string
}

const tables: TableOfPeople[] = [
  { name: 'employees', login: 'admin', path: '/en-us/admin/employees', call: /\/employees\?/, keyOf: 'id' },
  {
    name: 'travelers',
    login: 'arranger',
    path: '/en-us/arranger/profiles',
    call: /\/arranger\?.*sort=/,
    keyOf: 'profileId',
  },
  { name: 'guests', login: 'guestmanager', path: '/en-us/guests', call: /\/guests\?/, keyOf: 'employeeId' },
  {
    name: 'people of an event',
    login: 'organiser',
    path: '/en-us/events/g-aurora-summit/travelers',
    call: /\/travelers\?/,
    keyOf: 'id',
  },
]

type Row = Record<string, unknown>

/** Repeats the rows of the answers until there are sixteen, each with its own id. */
async function fillTable(page: Page, { call, keyOf }: TableOfPeople): Promise<void> {
  await page.route(call, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { responseData?: Row[] }
    const rows = body.responseData ?? []
    const repeated = Array.from({ length: rows.length > 0 ? Math.max(16, rows.length) : 0 }, (_, place) => {
      const row = rows[place % rows.length] ?? {}
      return place < rows.length ? row : { ...row, [keyOf]: `${String(row[keyOf])}-${place}` }
    })
    await route.fulfill({ response: answer, json: { ...body, responseData: repeated } })
  })
}

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

/** How many rows can be seen whole, and where the first ends. */
async function measureRows(page: Page) {
  const boxes = await Promise.all((await rowsOf(page).all()).map((row) => row.boundingBox()))
  const { height } = page.viewportSize()!
  const ends = boxes.map((box) => (box ? box.y + box.height : Infinity))
  return { whole: ends.filter((end) => end <= height).length, first: ends[0] ?? Infinity }
}

for (const table of tables)
  test(`the table of ${table.name} shows eleven rows on a laptop and the first one on a phone`, async ({ page }) => {
    await withoutNotifications(page)
    await fillTable(page, table)
    await page.setViewportSize(laptop)
    await arriveAs(page, `${table.login}@aurora.example`, table.path)
    await expect(rowsOf(page)).not.toHaveCount(0)
    await expect.poll(async () => (await measureRows(page)).whole).toBeGreaterThanOrEqual(11)

    await page.setViewportSize(phone)
    // The menu moves from the side to the foot.
    const barTop = async () => (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())?.y ?? -Infinity
    await expect.poll(async () => (await measureRows(page)).first - (await barTop())).toBeLessThanOrEqual(0)
    const filters = page.getByRole('button', { name: 'Filters' })
    await expect(filters).toHaveCount(1)

    await page.setViewportSize(narrow)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(narrow.width)
  })

test('a name of forty letters keeps its row on the screen, and its marks are a button away', async ({ page }) => {
  await page.route(/\/employees\?/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { responseData: Row[] }
    const [first, ...others] = body.responseData
    const [firstName, lastName] = [longName.slice(0, 16), longName.slice(17)]
    const marked = { ...first, firstName, lastName, isRegistered: false, hasTravelAdvisories: true }
    await route.fulfill({ response: answer, json: { ...body, responseData: [marked, ...others] } })
  })
  await page.setViewportSize(laptop)
  await arriveAs(page, 'admin@aurora.example', '/en-us/admin/employees')
  const row = rowsOf(page).filter({ hasText: longName })
  await expect(row).toBeVisible()
  const { height } = (await row.boundingBox())!
  expect(height).toBeLessThanOrEqual(72)
  const more = row.getByRole('button', { name: new RegExp(`^All about ${longName} now, \\+\\d$`) })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Travel advisory' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

for (const [login, path, name] of [
  ['finance@aurora.example', '/en-us/leed-hotels', 'hotels'],
  ['risk@aurora.example', '/en-us/find-travelers', 'travelers'],
] as const)
  test(`the first mark of each row of ${name} is whole`, async ({ page }) => {
    await page.setViewportSize(laptop)
    await arriveAs(page, login, path)
    await expect(rowsOf(page).first()).toBeVisible()
    const marks = rowsOf(page).locator('td ul > li:first-child > span')
    expect(await marks.count()).toBeGreaterThan(0)
    const cut = await marks.evaluateAll((all) =>
      all.filter((mark) => mark.scrollWidth > mark.clientWidth + 1).map((mark) => mark.textContent),
    )
    expect(cut).toEqual([])
  })
