import { type BrowserContext, test as base } from '@playwright/test'

interface Fixtures {
  /**
   * Whether the journey needs a browser that knows nothing of the product, or leaves a clock, a script or a function in
   * it, which cannot be removed.
   */
  isFresh: boolean
}

/** The open contexts of this worker by their options; they close with its browser. */
const warm = new Map<string, BrowserContext>()

/**
 * A browser context stays open from one journey of a worker to the next, so that the application is not fetched and
 * compiled anew for each. Starts, sign-ins and their ends are about the browser itself and get a fresh one.
 */
export const test = base.extend<Fixtures>({
  isFresh: [false, { option: true }],
  context: async (
    {
      browser,
      baseURL,
      isFresh,
      viewport,
      locale,
      timezoneId,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      serviceWorkers,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const size = { viewport, hasTouch, isMobile, deviceScaleFactor }
    const key = JSON.stringify({ ...size, locale, timezoneId, serviceWorkers, contextOptions })
    const isAboutBrowser = isFresh || /journeys[\\/](session|app)[\\/]/.test(testInfo.file)
    // Only Chromium can be emptied.
    const isKept = !isAboutBrowser && browser.browserType().name() === 'chromium'
    const context = (isKept && warm.get(key)) || (await browser.newContext())
    if (isKept) warm.delete(key)
    await use(context)
    // Closing takes the picture of a failure.
    if (!isKept || testInfo.status !== testInfo.expectedStatus) return context.close()
    await empty(context, baseURL ?? '')
    warm.set(key, context)
  },
})

/** Leaves nothing of a journey in a context but the files of the application that it has fetched. */
async function empty(context: BrowserContext, origin: string): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  // The pages are closed first: an open one would store something again.
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.close()
}
