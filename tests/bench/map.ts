import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { chromiumArguments, findChromium } from '../journeys/findChromium.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { plantTravelers } from './growth.ts'
import { benchTravelers, plantTrips } from './plantTrips.ts'

/**
 * Whether moving the map of 5,000 more travelers keeps the browser free, on a processor slowed down four times: it is
 * dragged, zoomed with the wheel and moved by keys. Fails over a task of more than 50 ms while it moves; what buttons and
 * the arriving pointer take is printed. Needs a build.
 */
const slowdown = 4
const longMs = 50
/** No movements of the map by hand: a button draws it anew, and the pointer leaves another part of the page. */
const besides = ['zoom by a button', 'fit', 'pointer over the map']

const folder = mkdtempSync(join(tmpdir(), 'waymark-map-'))
const port = String(await freePort())
const address = `http://localhost:${port}`
const { services, close } = await openServices(readEnv({ DATA_DIR: folder, PUBLIC_URL: address }))
await plantTravelers(services.db, benchTravelers)
await plantTrips(services.db, { from: 0, until: benchTravelers, inProgress: benchTravelers, ahead: 0 })
await services.db.execute(sql`analyze`)
await close()

/** A task of the browser that took more than `longMs`, and the movement in which it ran. */
interface LongTask {
  during: string
  ms: number
}

/** Notes each long task from now on. */
async function watchTasks(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(2000)
  await page.evaluate((least) => {
    const tasks: LongTask[] = []
    Object.assign(window, { longTasks: tasks, movement: '' })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        if (duration > least) tasks.push({ during: (window as unknown as { movement: string }).movement, ms: duration })
    }).observe({ type: 'longtask' })
  }, longMs)
}

/** Makes a movement, and waits until the map has settled and the browser is idle again. */
async function during(page: Page, movement: string, move: () => Promise<void>): Promise<void> {
  await page.evaluate((name) => Object.assign(window, { movement: name }), movement)
  await move()
  await page.waitForTimeout(700)
}

/** Drags the map from side to side, as a hand does. */
async function drag(page: Page, x: number, y: number): Promise<void> {
  for (const by of [160, -160]) {
    await during(page, 'pointer over the map', () => page.mouse.move(x, y))
    await during(page, 'press', () => page.mouse.down())
    await during(page, 'pan', async () => {
      for (let step = 1; step <= 20; step += 1) {
        await page.mouse.move(x + (by * step) / 20, y + step)
        await page.waitForTimeout(16)
      }
    })
    await during(page, 'release', () => page.mouse.up())
  }
}

async function zoom(page: Page): Promise<void> {
  await page.keyboard.down('Control')
  for (const by of [-60, 60])
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(40)
    }
  await page.keyboard.up('Control')
  await page.waitForTimeout(500)
}

const server = startServer({ PORT: port, PUBLIC_URL: address, DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  await server.ready()
  const page = await browser.newPage({
    locale: 'en-US',
    baseURL: address,
    viewport: { width: 1280, height: 1000 },
    // Its installation after the first load runs in the same process.
    serviceWorkers: 'block',
  })
  await page.goto('/en-us/find-travelers?p=now')
  await page.locator('input[name="login"]').fill('risk@aurora.example')
  await page.locator('input[name="password"]').fill('demo')
  await page.locator('input[name="password"]').press('Enter')
  const map = page.getByRole('group', { name: 'Map of travelers' })
  await map.locator('svg g path').nth(4).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const marks = await map.getByRole('list', { name: 'Places with travelers' }).getByRole('button').count()
  await map.scrollIntoViewIfNeeded()
  const box = (await map.boundingBox())!
  await watchTasks(page)
  const press = (name: string) => map.getByRole('button', { name }).click()
  await during(page, 'zoom by a button', () => press('Zoom in'))
  await drag(page, box.x + box.width / 2 - 80, box.y + box.height / 2)
  await during(page, 'wheel', () => zoom(page))
  for (const key of ['ArrowLeft', 'ArrowDown', '+', '+', '+', '-'])
    await during(page, key, () => page.keyboard.press(key))
  await drag(page, box.x + box.width / 2 - 80, box.y + box.height / 2)
  await during(page, 'fit', () => press('Show all places'))
  const long = await page.evaluate(() => (window as unknown as { longTasks: LongTask[] }).longTasks)
  if (long.some(({ during: at }) => !besides.includes(at))) process.exitCode = 1
  const said = long.length === 0 ? 'none' : long.map(({ during: at, ms }) => `${at} ${ms.toFixed(0)}`).join(', ')
  console.log(`map: ${marks} marks; tasks over ${longMs} ms while moving, ${slowdown}× slower: ${said}`)
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
