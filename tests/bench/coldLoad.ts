import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { record, slowNetwork, type Wired } from './wire.ts'

/** A processor as slow as that of a phone. */
const slowdown = 4
const quietMs = 5000

export interface Load {
  firstPaintMs: number
  /** Everything of `ready` is painted and no long task follows within a quarter of a second. */
  usableMs: number
  /** The time that tasks take beyond 50 ms, from the start until five seconds after the page is ready. */
  blockingMs: number
  /** Until it is ready, over the wire. */
  requests: number
  bytes: number
  /** Scripts and styles on the wire until the end, bytes. */
  codeBytes: number
  /** How often styles were computed, and tasks over 50 ms, until it rests. */
  styles: number
  longTasks: number
}

interface Seen {
  firstPaint: number
  ready: number
  tasks: [start: number, ms: number][]
}

/** Runs in the page before its own code. */
function watch(ready: string) {
  const seen: Seen = { firstPaint: 0, ready: 0, tasks: [] }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime))
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  const isShown = (selector: string) => (document.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 0
  const look = () => {
    if (!document.body || !ready.split(' && ').every(isShown)) return void requestAnimationFrame(look)
    // After the frame in which it is there has been painted.
    setTimeout(() => (seen.ready = performance.now()))
  }
  requestAnimationFrame(look)
}

interface Slow {
  page: Page
  cdp: CDPSession
  wired: () => Wired[]
}

/** A page on a slow network with a slow processor, which notes when `ready` shows (selectors joined by ` && `). */
async function slowPage(page: Page, ready: string): Promise<Slow> {
  const cdp = await page.context().newCDPSession(page)
  const wired = await record(cdp)
  await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch, ready)
  return { page, cdp, wired }
}

/** Waits until it is ready and rests. Its times count from the beginning of the document. */
async function read(page: Page): Promise<Seen> {
  const isReady = () => ((window as unknown as { seen?: Seen }).seen?.ready ?? 0) > 0
  await page.waitForFunction(isReady, null, { polling: 250 })
  await page.waitForTimeout(quietMs)
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

/** The end of the tasks that follow each other within a quarter of a second. */
const usableAt = ({ firstPaint, ready, tasks }: Seen) =>
  tasks.reduce(
    (end, [start, ms]) => (start < end + 250 && start + ms > end ? start + ms : end),
    Math.max(ready, firstPaint),
  )

async function measure(page: Page, url: string, ready: string): Promise<Load> {
  const { cdp, wired } = await slowPage(page, ready)
  await cdp.send('Performance.enable')
  await page.goto(url, { waitUntil: 'commit' })
  const seen = await read(page)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const all = wired()
  const started = Math.min(...all.map(({ start }) => start))
  const before = all.filter(({ end }) => (end - started) * 1000 <= Math.max(seen.ready, seen.firstPaint))
  const sum = (some: Wired[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  return {
    firstPaintMs: seen.firstPaint,
    usableMs: usableAt(seen),
    blockingMs: seen.tasks.reduce((total, [, ms]) => total + Math.max(0, ms - 50), 0),
    requests: before.length,
    bytes: sum(before),
    codeBytes: sum(all.filter(({ isCode }) => isCode)),
    styles: metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0,
    longTasks: seen.tasks.length,
  }
}

/**
 * The way of somebody who is not signed in: the sign-in page comes instead of the address, four seconds pass while the
 * person types, and the address is usable so many milliseconds after the form is sent.
 */
export async function signInLoad(
  launch: () => Promise<Browser>,
  { url, ready, enter }: { url: string; ready: string; enter: (page: Page) => Promise<void> },
): Promise<number> {
  const browser = await launch()
  try {
    const { page } = await slowPage(await browser.newPage({ locale: 'en-US' }), ready)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('input[name="password"]').waitFor()
    await page.waitForTimeout(4000)
    // Fills in the form and sends it; the filling takes a few milliseconds.
    const sent = Date.now()
    await enter(page)
    await page.waitForURL(url)
    const seen = await read(page)
    return (await page.evaluate(() => performance.timeOrigin)) + usableAt(seen) - sent
  } finally {
    await browser.close()
  }
}

/** A cold load in a new browser with the given storage. With `isAgain` it is the second visit. */
export async function coldLoad(
  launch: () => Promise<Browser>,
  {
    url,
    ready,
    state,
    isAgain = false,
  }: { url: string; ready: string; state?: BrowserContextOptions['storageState']; isAgain?: boolean },
): Promise<Load> {
  const browser = await launch()
  try {
    const context = await browser.newContext({ locale: 'en-US', ...(state && { storageState: state }) })
    if (isAgain) await visit(await context.newPage(), url, ready)
    return await measure(await context.newPage(), url, ready)
  } finally {
    await browser.close()
  }
}

/** A first visit that stays until the service worker holds this version. */
async function visit(page: Page, url: string, ready: string) {
  await page.goto(url)
  for (const selector of ready.split(' && ')) await page.locator(selector).first().waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.close()
}
