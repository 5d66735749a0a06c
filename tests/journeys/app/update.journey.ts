import type { Page } from '@playwright/test'
import { endTokens } from '#tests/journeys/endTokens.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { serveTwoVersions } from '#tests/journeys/twoVersions.ts'

test.use({ serviceWorkers: 'allow' })

/** The first visit is under the service worker too, once that has everything: on a busy machine after half a minute. */
const untilOfflineReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
/**
 * Tells a document that loaded without a network that it is offline, which not every Chromium does. Returns a function
 * that restores the network.
 */
async function tellOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const tell = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await tell(true)
  return async () => {
    await page.context().setOffline(false)
    await tell(false)
    await session.detach()
  }
}
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

/** A page looks for another version when it becomes visible, which is repeated until the browser has found it. */
const untilFound = (page: Page) =>
  expect(async () => {
    const isFound = await page.evaluate(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      const registration = await navigator.serviceWorker.getRegistration()
      return Boolean(registration?.installing ?? registration?.waiting)
    })
    expect(isFound).toBe(true)
  }).toPass({ timeout: 60_000 })
/** Another version is offered once it is installed: on a busy machine after a minute. */
const untilOffered = (page: Page) => expect(banner(page)).toBeVisible({ timeout: 90_000 })

test('another version is offered, and loaded in the tab that asks for it, also when it is taken back', async ({
  page,
  baseURL,
}) => {
  // It builds the application and stores every file three times, which takes half a minute, and minutes on a busy machine.
  test.setTimeout(300_000)
  const versions = await serveTwoVersions(baseURL ?? '', 'Waymark Two')
  try {
    await page.goto(`${versions.address}/en-us/legal`)
    await untilOfflineReady(page)
    const other = await page.context().newPage()
    await other.goto(`${versions.address}/en-us/login`)
    await other.getByLabel(/mail/).fill('half typed@')
    await untilOfflineReady(other)

    await versions.deploy('second')
    await untilFound(page)
    await untilOffered(page)
    await untilOffered(other)
    await expect(page).toHaveTitle('Waymark | Privacy policy')

    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveTitle('Waymark Two | Privacy policy')
    await expect(banner(page)).toHaveCount(0)

    // A version that is taken back is offered like a new one, also in a tab that opened while it was being installed.
    const answerFiles = versions.holdFiles()
    await versions.deploy('first')
    await untilFound(page)
    await expect(other.getByLabel(/mail/)).toHaveValue('half typed@')
    await expect(other).toHaveTitle(/^Waymark \|/)
    await other.getByRole('button', { name: 'Refresh' }).click()
    await expect(other).toHaveTitle(/^Waymark Two \|/)
    await expect(banner(other)).toHaveCount(0)
    answerFiles()
    await untilOffered(page)
    await untilOffered(other)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveTitle('Waymark | Privacy policy')
  } finally {
    // Open pages would send requests that fail once the server is stopped.
    await Promise.all(
      page
        .context()
        .pages()
        .map((each) => each.close()),
    )
    await versions.close()
  }
})

test.describe('without a connection', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  test('the application opens without a connection, says so, and continues once there is one @main', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'risk@boreal.example')
    await untilOfflineReady(page)
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
    await page.reload()
    const giveBack = await tellOffline(page)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Waymark' })).toBeVisible()
    await giveBack()
    await expect(page.locator('main[data-route="home"]')).toBeVisible()
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/')
    // Besides the built files the cache holds only what is kept for this person.
    expect(
      kept
        .filter((path) => !path.startsWith('/kept/'))
        .filter((path) => !/^\/(assets\/.*|[\w-]+\.(js|svg))?$/.test(path)),
    ).toEqual([])
  })
})

test.describe('kept trips', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  test('kept trips are read without a connection, from the notice and where the application cannot start', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'vip@aurora.example', '/en-us/dashboard/trips')
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Keep offline' }).click()
    await expect(page.getByText(/^Kept in this browser, saved/)).toBeVisible()
    const [reference = ''] = /[A-Z0-9]{6}$/.exec(page.url()) ?? []
    await page.goto('/en-us/home')
    await untilOfflineReady(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'See what is kept' }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^Saved .*it may have changed since/)
        .first(),
    ).toBeVisible()

    // The tokens have ended too.
    await page.evaluate(endTokens, undefined)
    await page.goto(`/en-us/dashboard/trips/${reference}`)
    const giveBack = await tellOffline(page)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kept in this browser' })).toBeVisible()
    await expect(page.getByText(/^Saved .*it may have changed since/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Copy ${reference}` })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Kept itinerary' }).click()
    expect((await download).suggestedFilename()).toBe(`itinerary-${reference}.pdf`)
    await giveBack()
    await expect(page.locator('main[data-route="trip"]')).toBeVisible()
  })
})

test.describe('trips kept without being asked', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  test('the next trip and the people to call are read without a connection, and nothing is left after signing out', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'traveller@aurora.example')
    await untilOfflineReady(page)
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('waymark-kept')).keys()).map(({ url }) => new URL(url).pathname),
      )
    await expect.poll(async () => (await kept()).some((path) => path.endsWith('/help'))).toBe(true)
    expect((await kept()).filter((path) => path.endsWith('/trip')).length).toBeGreaterThan(1)
    await context.setOffline(true)
    await page.reload()
    const giveBack = await tellOffline(page)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    const trips = page.locator('summary')
    await expect(trips.first()).toContainText(/\d/)
    const agency = page.getByRole('region', { name: 'Your travel agency' }).getByRole('link')
    await expect(agency.first()).toHaveAttribute('href', /^tel:\+/)
    await expect(page.getByRole('region', { name: 'Emergency contacts' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^tel:\+/,
    )
    await giveBack()
    await expect(page.locator('main[data-route="home"]')).toBeVisible()
    await page.goto('/logout')
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(await page.evaluate(async () => (await caches.keys()).includes('waymark-kept'))).toBe(false)
  })
})

test('signing in and out goes past the service worker @main', async ({ page }) => {
  await page.goto('/en-us/legal')
  await untilOfflineReady(page)
  await arriveAs(page, 'organiser@aurora.example')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})
