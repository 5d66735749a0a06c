import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Database } from '#server/db/client.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { chromiumArguments, findChromium } from '../journeys/findChromium.ts'
import { enterPassword } from '../journeys/person.ts'

/** A processor as slow as that of a phone. */
const slowdown = 4

/** Runs with a browser on a server of its own, with the demo and what `plant` adds. Needs a build. */
export async function withServer(
  plant: (db: Database) => Promise<unknown>,
  run: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  const port = String(await freePort())
  const address = `http://localhost:${port}`
  const { services, close } = await openServices(readEnv({ DATA_DIR: folder, PUBLIC_URL: address }))
  await plant(services.db)
  await close()
  const server = startServer({ PORT: port, PUBLIC_URL: address, DATA_DIR: folder })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    await server.ready()
    await run(browser, address)
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

/** A person's page at a path, settled and on the slow processor, without the service worker's installation. */
export async function openSlow(browser: Browser, address: string, login: string, path: string): Promise<Page> {
  const page = await browser.newPage({
    locale: 'en-US',
    baseURL: address,
    viewport: { width: 1280, height: 1000 },
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(20_000)
  await page.goto(path)
  await enterPassword(page, login)
  await page.locator('main[data-route]').waitFor()
  await page.addInitScript(watch)
  await slowDown(page, path)
  return page
}

/** Loads a path anew and lets the page settle; afterwards the processor is slow. */
export async function slowDown(page: Page, path: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // Code of other pages is fetched ahead, and the session watched, a moment after the first screen.
  await page.waitForTimeout(1500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(500)
}

interface Watched {
  tasks: number[]
  interactions: number[]
}

/** Runs in the page before its own code. */
function watch() {
  const watched: Watched = { tasks: [], interactions: [] }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  new PerformanceObserver((list) =>
    watched.interactions.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

export interface Took {
  /** From the event to the next paint. The browser tells of 16 ms and more, in steps of 8. */
  paintMs: number
  /** The longest task. The browser tells of those over 50 ms; 0 without one. */
  taskMs: number
}

/** The work of the browser during a deed and until it was idle again. */
export async function during(page: Page, deed: () => Promise<unknown>, quietMs = 700): Promise<Took> {
  const read = () =>
    page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched }
      const most = { paintMs: Math.max(0, ...watched.interactions), taskMs: Math.max(0, ...watched.tasks) }
      Object.assign(watched, { tasks: [], interactions: [] })
      return most
    })
  await read()
  await deed()
  await page.waitForTimeout(quietMs)
  return read()
}

const work = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])

/** Milliseconds of the page's own work for each key: script, style and layout, as the browser itself counts them. */
export async function keyCosts(page: Page, typed: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => (work.has(name) ? sum + value * 1000 : sum), 0)
  }
  const costs: number[] = []
  for (const key of typed) {
    const before = await busy()
    await page.keyboard.type(key)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    costs.push((await busy()) - before)
  }
  return costs
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
