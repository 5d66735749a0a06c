import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { chromiumArguments, findChromium } from '../journeys/findChromium.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { plantLongLists } from './crowd.ts'

/**
 * Whether scrolling the longest lists keeps the browser free, on a processor slowed down four times: an arranger's board
 * of 5,000 travelers and the people of an event of 2,000. Fails over a task of more than 50 ms. Needs a build.
 */
const slowdown = 4
const longMs = 50
const lists = [
  ['arranger@aurora.example', '/en-us/arranger/profiles'],
  ['organiser@aurora.example', '/en-us/events/g-aurora-summit/travelers'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'waymark-scroll-'))
const port = String(await freePort())
const address = `http://localhost:${port}`
const { services, close } = await openServices(readEnv({ DATA_DIR: folder, PUBLIC_URL: address }))
await plantLongLists(services.db)
await close()

/** Scrolls down and up again as a wheel does, and answers how long each long task took. */
async function scrolled(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await page.mouse.move(640, 500)
  for (const by of [240, -240])
    for (let step = 0; step < 25; step += 1) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(40)
    }
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
}

const server = startServer({ PORT: port, PUBLIC_URL: address, DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  await server.ready()
  for (const [login, path] of lists) {
    const page = await browser.newPage({ locale: 'en-US', baseURL: address, viewport: { width: 1280, height: 800 } })
    await page.goto(path)
    await page.locator('input[name="login"]').fill(login)
    await page.locator('input[name="password"]').fill('demo')
    await page.locator('input[name="password"]').press('Enter')
    await page.getByRole('rowheader').first().waitFor()
    await page.waitForLoadState('networkidle')
    const rows = await page.getByRole('rowheader').count()
    const tasks = (await scrolled(page)).filter((task) => task > longMs)
    if (tasks.length > 0) process.exitCode = 1
    const said = tasks.length === 0 ? 'none' : tasks.map((task) => task.toFixed(0)).join(', ')
    console.log(`${path}: ${rows} rows shown; tasks over ${longMs} ms while scrolling, ${slowdown}× slower: ${said}`)
    await page.close()
  }
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
