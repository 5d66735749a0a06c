import { refusalFor } from '#server/http/answers/envelope.ts'
import { clearCookie } from '#server/http/answers/sendCookie.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { failureNotice, noSessionNotice, sessionNotice } from './notices.ts'
import { browserLocaleContext, type ToolContext } from './toolPage.ts'

/** 403: a form of another session, or one that this session does not have. */
export const refuseForm = (c: ToolContext, session: ToolSession) => c.html(sessionNotice(session, 'form'), 403)

/** 409: the booking has changed since the page was shown. Nothing is done; the notice links to its current state. */
export const showConflict = (c: ToolContext, session: ToolSession, { change }: Pick<SearchCriteria, 'change'>) =>
  c.html(sessionNotice(session, 'conflict', change?.bookingId), 409)

/** Any failure as a page of the tool, described and logged as those of the API are. */
export function failurePage(error: unknown, c: ToolContext, host: ToolHost): Response | Promise<Response> {
  const { status } = refusalFor(error, c)
  const [session, locale] = [c.get('session'), browserLocaleContext(c)]
  if (status >= 500) return c.html(failureNotice(locale, 'broken'), status)
  if (session && status === 404) return c.html(sessionNotice(session, 'lost'), status)
  if (status !== 401 && status !== 403) return c.html(failureNotice(locale, 'unreadable'), status)
  clearCookie(c, host.cookies.session)
  return c.html(noSessionNotice(locale, status === 401 ? 'over' : 'withdrawn'), status)
}
