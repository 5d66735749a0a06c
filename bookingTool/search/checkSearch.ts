import { isRefused, withEvent } from '#bookingTool/event/eventOfTrip.ts'
import { eventRefusal } from '#bookingTool/event/notForEvent.ts'
import type { ToolContext, ToolInput } from '#bookingTool/page/toolPage.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { unprocessable } from './choiceFields.ts'
import type { SearchForm, SearchResult } from './searchForm.ts'
import { searchPage } from './searchPage.ts'

/** The session of a request with the event that its search is a trip for. */
export const sessionForSearch = (
  { session, host }: Pick<ToolInput, 'session' | 'host'>,
  asked: SearchResult | undefined,
) => withEvent(host, session, { search: asked?.search, change: asked?.form.change })

/**
 * 403: a trip that is not for the event, where the policy allows events only. The page has the search form, except
 * where the traveler has a trip for the event already.
 */
export const refuseForEvent = (c: ToolContext, session: ToolSession, form: SearchForm, at: Date) =>
  c.html(session.notForEvent?.reason === 'taken' ? eventRefusal(session) : searchPage(session, form, at), 403)

/**
 * A valid search, and the session with the event that it is a trip for; otherwise the page with its problems or its
 * refusal.
 */
export async function checkSearch(
  input: Pick<ToolInput, 'c' | 'session' | 'host'>,
  asked: SearchResult,
  at: Date,
): Promise<{ session: ToolSession; search: SearchCriteria } | Response> {
  const { c } = input
  const session = await sessionForSearch(input, asked)
  if (!asked.search) return c.html(searchPage(session, asked.form, at), unprocessable)
  if (isRefused(session)) return refuseForEvent(c, session, asked.form, at)
  return { session, search: asked.search }
}
