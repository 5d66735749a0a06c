import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { trimTrailingSlash } from 'hono/trailing-slash'
import type { Services } from '#server/services/services.ts'
import { travelerKey } from '#server/bookingTool/address.ts'
import { findBooked } from '#server/bookingTool/booking.ts'
import { confirmCancel, listBookings, reviewCancel, showBooking, startChange } from './bookingsFlow.ts'
import { cookieName, doors, guessedVoice } from './doors.ts'
import { choose, confirm, lost, review, search, start } from './flow.ts'
import type { ToolEnv } from './flow.ts'
import { asksForGuest, nameGuest, showGuest } from './guestFlow.ts'
import { bookedPage } from '#server/bookingTool/pages/bookedPage.ts'
import { brokenNotice, insideNotice, outsideNotice } from '#server/bookingTool/pages/noticePage.ts'
import { stylesheet } from '#server/bookingTool/stylesheet.ts'
import { findVisit } from '#server/bookingTool/visit.ts'

const largestForm = 16 * 1024

/** The pages have no script at all. The other security headers are the whole process's. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The booking tool, to be mounted at /booking-tool. It works without scripts. */
export function bookingTool(services: Services): Hono {
  const inside = insideRoutes(services)
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
  tool.route('/', doors(services))
  tool.route('/', inside as unknown as Hono)
  tool.onError((error, c) => {
    console.error(`The booking tool failed: ${error.message}`)
    return c.html(brokenNotice(guessedVoice(c)), 500)
  })
  return tool
}

/** Pages of an open session; without one, all of them say that it is over. */
function insideRoutes(services: Services) {
  const inside = new Hono<ToolEnv>()
  inside.use(
    createMiddleware<ToolEnv>(async (c, next) => {
      const visit = await findVisit(services, getCookie(c, cookieName) ?? '')
      if (!visit) return c.html(outsideNotice(guessedVoice(c), 'over'), 401)
      c.set('visit', visit)
      return next()
    }),
  )
  inside.use(isForThisTraveler)
  inside.use(asksForGuest)
  const limited = bodyLimit({ maxSize: largestForm })
  inside.get('/', (c) => start(c, services))
  inside.get('/guest', showGuest)
  inside.post('/guest', limited, (c) => nameGuest(c, services))
  inside.get('/search', (c) => search(c, services))
  inside.get('/choose', (c) => choose(c, services))
  inside.get('/confirm', (c) => review(c, services))
  inside.post('/confirm', limited, (c) => confirm(c, services))
  inside.get('/booked/:tripId', (c) => booked(c, services))
  inside.get('/bookings', (c) => listBookings(c, services))
  inside.get('/bookings/:bookingId', (c) => showBooking(c, services))
  inside.get('/bookings/:bookingId/change', (c) => startChange(c, services))
  inside.get('/bookings/:bookingId/cancel', (c) => reviewCancel(c, services))
  inside.post('/bookings/:bookingId/cancel', limited, (c) => confirmCancel(c, services))
  inside.all('*', lost)
  return inside
}

async function booked(c: Context<ToolEnv>, services: Services) {
  const visit = c.get('visit')
  const found = await findBooked(services, visit, c.req.param('tripId') ?? '')
  return found ? c.html(bookedPage(visit, found)) : lost(c)
}

/** A page of an earlier visit, left open in another tab, must not go on under the traveller of this one. */
const isForThisTraveler = createMiddleware<ToolEnv>(async (c, next) => {
  const visit = c.get('visit')
  const who = c.req.query('who')
  if (who === undefined || who === travelerKey(visit)) return next()
  return c.html(insideNotice(visit, 'other'), 409)
})
