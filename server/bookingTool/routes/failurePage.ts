import { failureNotice, noSessionNotice, sessionNotice } from '#server/bookingTool/pages/noticePage.ts'
import { toolCookie } from '#server/domains/booking/sso/toolCookie.ts'
import { isHttps } from '#server/http/cookies.ts'
import { clearCookie } from '#server/http/sendCookie.ts'
import { refusalFor } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { browserLocaleContext } from './browserLocale.ts'
import type { ToolContext } from './toolPage.ts'

/** Any failure as a page of the tool, described and logged as those of the API are. */
export function failurePage(error: unknown, c: ToolContext, services: Services): Response | Promise<Response> {
  const { status } = refusalFor(error, c)
  const [session, locale] = [c.get('session'), browserLocaleContext(c)]
  if (status >= 500) return c.html(failureNotice(locale, 'broken'), status)
  if (session && status === 404) return c.html(sessionNotice(session, 'lost'), status)
  if (status !== 401 && status !== 403) return c.html(failureNotice(locale, 'unreadable'), status)
  clearCookie(c, toolCookie(isHttps(services.env)))
  return c.html(noSessionNotice(locale, status === 401 ? 'over' : 'withdrawn'), status)
}
