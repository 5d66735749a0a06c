import { holdsCardNumber } from '#contract/fields/cardNumbers.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import type { Fields } from '#bookingTool/page/toolPage.ts'
import { searchQuery, type SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

const keyOf = (search: SearchCriteria) => new URLSearchParams(searchQuery(search)).toString()

/** Keeps the reason and the company's own fields as typed, for the next review of the same search in this session. */
export function keepTyped(host: ToolHost, session: ToolSession, search: SearchCriteria, form: Fields): Promise<void> {
  const values = Object.entries(form).flatMap(([name, value]) =>
    value && (name === 'reason' || name.startsWith('field.')) && !holdsCardNumber(value) ? [[name, value]] : [],
  )
  return host.sessions.storeTyped(session, { search: keyOf(search), values: Object.fromEntries(values) })
}

/** The values that were kept for a search; undefined without any. */
export const typedBefore = ({ typed }: ToolSession, search: SearchCriteria): Fields | undefined =>
  typed?.search === keyOf(search) ? typed.values : undefined
