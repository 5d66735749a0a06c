import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
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

/** Loads an address on a slow network with a slow processor and waits until `ready` (selectors joined by ` && `). */
async function measure(page: Page, url: string, ready: string): Promise<Load> {
  const cdp = await page.context().newCDPSession(page)
  const wired = await record(cdp)
  await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch, ready)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.ready > 0, null, { polling: 250 })
  await page.waitForTimeout(quietMs)
  const { firstPaint, ready: readyAt, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const shown = Math.max(readyAt, firstPaint)
  const all = wired()
  const started = Math.min(...all.map(({ start }) => start))
  const before = all.filter(({ end }) => (end - started) * 1000 <= shown)
  const sum = (some: Wired[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  return {
    firstPaintMs: firstPaint,
    usableMs: tasks.reduce((end, [start, ms]) => (start < end + 250 && start + ms > end ? start + ms : end), shown),
    blockingMs: tasks.reduce((total, [, ms]) => total + Math.max(0, ms - 50), 0),
    requests: before.length,
    bytes: sum(before),
    codeBytes: sum(all.filter(({ isCode }) => isCode)),
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
