import type { Page, Route } from '@playwright/test'
import { untilItOpensTool } from '#tests/journeys/bookForMe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// Each of these makes the browser report the failed request itself.
test.use({ provoked: /Failed to load resource|net::ERR|dynamically imported module/ })

const answers: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 500': (route) =>
    route.fulfill({ status: 500, json: { successfull: false, messageCode: 'x', message: 'x' } }),
  'answers a proxy’s page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }),
  'answers nonsense': (route) => route.fulfill({ status: 200, json: { hello: 'world' } }),
  'answers nothing': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
}
const tripList = /\/profiles\/[^/]+\/trips$/
const latestTrips = /\/itineraries\/latest$/

const tryAgain = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' }).first()

test('trips that fail show what happened and a retry, and the rest of the page stays', async ({ page }) => {
  await arriveAs(page, 'risk@boreal.example', '/en-us/dashboard/trips')
  for (const [how, answer] of Object.entries(answers)) {
    await test.step(`the trips call ${how}`, async () => {
      await page.route(tripList, answer)
      // The menu's count requests the trips too, after the first screen.
      const counted = page.waitForResponse(/\/action-marks$/)
      await page.reload()
      await counted
      await expect(tryAgain(page)).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
      await page.unroute(tripList)
      await tryAgain(page).click()
      await expect(page.getByRole('link', { name: /^Past/ })).toBeVisible()
    })
  }
})

/**
 * Runs in the page: the distances of the drawing and of the button from the top of their alert, in pixels, in the first
 * frame that has the alert. Late content elsewhere on the page does not change them.
 */
function placesInAlert(): Promise<(number | undefined)[]> {
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top
  return new Promise((resolve) => {
    const look = () => {
      const alert = document.querySelector('main [role="alert"]')
      if (!alert) return requestAnimationFrame(look)
      const parts = ['svg ellipse', 'button'].map((selector) => topOf(alert.querySelector(selector)))
      resolve(parts.map((top) => top && top - alert.getBoundingClientRect().top))
    }
    look()
  })
}

test('the drawing of a failure comes with the page, so that the button below it does not move', async ({ page }) => {
  const code = /\/assets\/PagedTripsPage-.*\.js$/
  await arriveAs(page, 'traveller@aurora.example')
  await page.route(/\/trips\/paginated/, (route) => route.abort())
  const held = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(code)
  await page.goto('/en-us/dashboard/trips-v2', { waitUntil: 'commit' })
  await asked
  const first = page.evaluate(placesInAlert)
  held.resolve()
  const places = await first
  expect(places).toEqual([expect.any(Number), expect.any(Number)])
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(placesInAlert)).toEqual(places)
})

test('a home widget that fails leaves the others alone', async ({ page }) => {
  await page.route(latestTrips, (route) => route.abort())
  await arriveAs(page, 'finance@aurora.example')
  await expect(page.getByText('$3,131,110.89')).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
})

test('an API that is down when entering shows what happened and a retry', async ({ page }) => {
  await arriveAs(page, 'risk@boreal.example')
  await page.route(/\/auth\/whoami$/, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('We cannot reach the travel service')).toBeVisible()
  await page.unroute(/\/auth\/whoami$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main[data-route="home"]')).toBeVisible()
})

test('page code that is gone does not leave a blank screen @main', async ({ page }) => {
  await arriveAs(page, 'risk@boreal.example')
  // A page whose code no other page shares.
  await page.route(/\/assets\/FindTravelersPage-.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Find travelers' }).first().click()
  await expect(page.getByText('This page stopped working')).toBeVisible()
})

test('a booking tool that cannot be opened is reported for seven seconds', async ({ page, context }) => {
  await arriveAs(page, 'admin@aurora.example')
  await page.route(/\/obt\?/, (route) =>
    route.fulfill({ json: { successfull: false, messageCode: 'x', message: 'x' } }),
  )
  const book = page.locator('main').getByRole('button', { name: 'Book now' }).first()
  await untilItOpensTool(book)
  await book.click()
  const message = page.getByRole('alert').filter({ hasText: 'We can’t process your request' })
  await expect(message).toBeVisible()
  // The browser closes the tab after the script that asked for it, sometimes after the message is drawn.
  await expect.poll(() => context.pages()).toHaveLength(1)
  await expect(message).toBeHidden({ timeout: 9000 })
})
