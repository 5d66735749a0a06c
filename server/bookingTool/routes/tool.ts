import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { trimTrailingSlash } from 'hono/trailing-slash'
import type { Services } from '#server/services/services.ts'
import { travelerKey } from '#server/bookingTool/address.ts'
import { findBookedTrip } from '#server/bookingTool/booking.ts'
import { confirmCancel, listBookings, reviewCancel, showBooking, startChange } from './myBookings.ts'
import { entryRoutes, toolCookie, browserLocaleContext } from './entryRoutes.ts'
import { choose, confirm, showNotFound, showReview, runSearch, showSearch } from './bookingFlow.ts'
import type { ToolEnv } from './bookingFlow.ts'
import { requireGuest, saveGuest, showGuest } from './guestFlow.ts'
import { bookedPage } from '#server/bookingTool/pages/bookedPage.ts'
import { failureNotice, sessionNotice, noSessionNotice } from '#server/bookingTool/pages/noticePage.ts'
import { stylesheet } from '#server/bookingTool/stylesheet.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { findSession } from '#server/bookingTool/toolSession.ts'

const largestForm = 16 * 1024

/** The pages use no scripts. The other security headers are set for the whole process (web/securityHeaders). */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The booking tool, to be mounted at /booking-tool. It works without scripts. */
export function bookingTool(services: Services): Hono {
  const routes = sessionRoutes(services)
  const tool = new Hono()
  tool.use(trimTrailingSlash())
  tool.use(async (c, next) => {
    await next()
    c.header('Content-Security-Policy', contentSecurityPolicy)
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  tool.get('/tool.css', (c) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Type', 'text/css; charset=utf-8')
    return c.body(stylesheet)
  })
  tool.route('/', entryRoutes(services))
  tool.route('/', routes as unknown as Hono)
  tool.onError((error, c) => {
    logFailure('The booking tool failed.', error)
    return c.html(failureNotice(browserLocaleContext(c)), 500)
  })
  return tool
}

/** Pages that need a session; without one each answers 401 with a notice. */
function sessionRoutes(services: Services) {
  const routes = new Hono<ToolEnv>()
  routes.use(
    createMiddleware<ToolEnv>(async (c, next) => {
      const session = await findSession(services, getCookie(c, toolCookie(services.env).name) ?? '')
      if (!session) return c.html(noSessionNotice(browserLocaleContext(c), 'over'), 401)
      c.set('session', session)
      return next()
    }),
  )
  routes.use(requireSameTraveler)
  routes.use(requireGuest)
  const limited = bodyLimit({ maxSize: largestForm })
  routes.get('/', (c) => showSearch(c, services))
  routes.get('/guest', showGuest)
  routes.post('/guest', limited, (c) => saveGuest(c, services))
  routes.get('/search', (c) => runSearch(c, services))
  routes.get('/choose', (c) => choose(c, services))
  routes.get('/confirm', (c) => showReview(c, services))
  routes.post('/confirm', limited, (c) => confirm(c, services))
  routes.get('/booked/:tripId', (c) => showBooked(c, services))
  routes.get('/bookings', (c) => listBookings(c, services))
  routes.get('/bookings/:bookingId', (c) => showBooking(c, services))
  routes.get('/bookings/:bookingId/change', (c) => startChange(c, services))
  routes.get('/bookings/:bookingId/cancel', (c) => reviewCancel(c, services))
  routes.post('/bookings/:bookingId/cancel', limited, (c) => confirmCancel(c, services))
  routes.all('*', showNotFound)
  return routes
}

async function showBooked(c: Context<ToolEnv>, services: Services) {
  const session = c.get('session')
  const found = await findBookedTrip(services, session, c.req.param('tripId') ?? '')
  return found ? c.html(bookedPage(session, found)) : showNotFound(c)
}

/**
 * Answers 409 when the address carries another traveller's key: a page of an earlier session, left open in another tab,
 * must not book for the traveller of this one.
 */
const requireSameTraveler = createMiddleware<ToolEnv>(async (c, next) => {
  const session = c.get('session')
  const who = c.req.query('who')
  if (who === undefined || who === travelerKey(session)) return next()
  return c.html(sessionNotice(session, 'other'), 409)
})
