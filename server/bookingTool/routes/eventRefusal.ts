import { withEvent } from '#server/bookingTool/eventOfTrip.ts'
import { eventRefusal } from '#server/bookingTool/pages/notForEvent.ts'
import { searchPage } from '#server/bookingTool/pages/searchPage.ts'
import type { SearchForm, SearchResult } from '#server/bookingTool/search.ts'
import type { ToolSession } from '#server/bookingTool/toolSession.ts'
import type { ToolContext, ToolInput } from './toolPage.ts'

/** The session of a request with the event that its search is a trip for. */
export const seekingSession = (
  { session, services }: Pick<ToolInput, 'session' | 'services'>,
  asked: SearchResult | undefined,
) => withEvent(services, session, { search: asked?.search, change: asked?.form.change })

/**
 * 403: a trip that is none for the event, of somebody who books for events alone. Another place or other days can be
 * sought at once; where they have a trip for it already, nothing can.
 */
export const refuseForEvent = (c: ToolContext, session: ToolSession, form: SearchForm, at: Date) =>
  c.html(session.notForEvent?.reason === 'taken' ? eventRefusal(session) : searchPage(session, form, at), 403)
