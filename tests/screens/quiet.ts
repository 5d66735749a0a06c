import type { Page, Request } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

const quietForMs = 160
const limitMs = 12_000

/** Follows the requests of a page, so that a picture is taken when none is running or follows. */
export function watchRequests(page: Page) {
  const underWay = new Set<Request>()
  const forgotten: RegExp[] = []
  let changedAt = Date.now()
  const change = (act: () => unknown) => {
    act()
    changedAt = Date.now()
  }
  page.on('request', (request) => change(() => underWay.add(request)))
  page.on('requestfinished', (request) => change(() => underWay.delete(request)))
  page.on('requestfailed', (request) => change(() => underWay.delete(request)))
  const isForgotten = (request: Request) => forgotten.some((pattern) => pattern.test(request.url()))
  const isQuiet = () => [...underWay].every((request) => isForgotten(request)) && Date.now() - changedAt > quietForMs

  /** Also waits for the fonts and for the rendering of the last answers. Throws with the requests still running. */
  async function quiet(): Promise<void> {
    changedAt = Date.now()
    const end = Date.now() + limitMs
    while (!isQuiet()) {
      if (Date.now() > end)
        throw new Error(`not quiet after ${limitMs} ms: ${[...underWay].map((r) => r.url()).join(', ')}`)
      await sleep(20)
    }
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
  }
  return {
    quiet,
    /** Requests that are never answered on purpose. */
    forget: (pattern: RegExp) => void forgotten.push(pattern),
  }
}
