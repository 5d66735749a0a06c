import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { toolParameters } from '#contract/bookingTool.ts'
import type { ObtKind } from '#contract/bookingTool.ts'
import type { Services } from '#server/services.ts'
import { travelerKey } from './address.ts'
import { findBooked } from './booking.ts'
import { choose, confirm, review, search, start } from './flow.ts'
import type { ToolEnv } from './flow.ts'
import { bookedPage } from './pages/bookedPage.ts'
import { toolPath } from './pages/layout.ts'
import { brokenNotice, insideNotice, outsideNotice } from './pages/noticePage.ts'
import { openSession, sessionMinutes } from './sso.ts'
import { stylesheet } from './stylesheet.ts'
import { findVisit, nameOf, voiceOf } from './visit.ts'

const cookieName = 'waymark_tool'
const largestForm = 16 * 1024

/** The pages have no script at all. The other security headers are the whole process's. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Without a session to go by, a page speaks the browser's language. */
const guessedVoice = (c: Context) => voiceOf(c.req.header('accept-language')?.split(',')[0]?.split(';')[0]?.trim())

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
  tool.get('/sso', (c) => signIn(c, services, 'ZIIOBT'))
  tool.get('/concur', (c) => signIn(c, services, 'Concur'))
  tool.route('/', inside as unknown as Hono)
  tool.onError((error, c) => {
    console.error(`The booking tool failed: ${error.message}`)
    return c.html(brokenNotice(guessedVoice(c)), 500)
  })
  return tool
}

async function signIn(c: Context, services: Services, kind: ObtKind) {
  const locale = c.req.query('locale')
  const cookie = await openSession(services, c.req.query(toolParameters.userToken) ?? '', locale)
  if (!cookie) return c.html(outsideNotice(locale ? voiceOf(locale) : guessedVoice(c), 'code', kind), 410)
  setCookie(c, cookieName, cookie, {
    path: toolPath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: services.env.PUBLIC_URL.startsWith('https:'),
    maxAge: sessionMinutes * 60,
  })
  return c.redirect(toolPath, 303)
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
  inside.get('/', (c) => start(c, services))
  inside.get('/search', (c) => search(c, services))
  inside.get('/choose', (c) => choose(c, services))
  inside.get('/confirm', (c) => review(c, services))
  inside.post('/confirm', bodyLimit({ maxSize: largestForm }), (c) => confirm(c, services))
  inside.get('/booked/:tripId', async (c) => {
    const visit = c.get('visit')
    const booked = await findBooked(services, visit, c.req.param('tripId'))
    if (booked) return c.html(bookedPage(visit, booked))
    return notThere(c)
  })
  inside.all('*', notThere)
  return inside
}

const notThere = (c: Context<ToolEnv>) => {
  const { notices } = c.get('visit').texts
  return c.html(insideNotice(c.get('visit'), notices.lostTitle, notices.lostText), 404)
}

/** A page of an earlier visit, left open in another tab, must not go on under the traveller of this one. */
const isForThisTraveler = createMiddleware<ToolEnv>(async (c, next) => {
  const visit = c.get('visit')
  const who = c.req.query('who')
  if (who === undefined || who === travelerKey(visit)) return next()
  const { otherTitle, otherText } = visit.texts.notices
  return c.html(insideNotice(visit, otherTitle, otherText(nameOf(visit.traveler))), 409)
})
