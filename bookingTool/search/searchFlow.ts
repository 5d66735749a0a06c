import { isRefused } from '#bookingTool/event/eventOfTrip.ts'
import { sessionPage, type ToolPage } from '#bookingTool/page/toolPage.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import { refuseForEvent, checkSearch, sessionForSearch } from './checkSearch.ts'
import { searchQuerySchema, type Searching } from './choiceFields.ts'
import { daysText } from './dateFields.ts'
import { newSearchForm } from './newSearch.ts'
import { readSearch } from './readSearch.ts'
import { searchPage } from './searchPage.ts'

/** Shows the search form: empty, or filled from the query of an earlier search. */
async function showSearch(input: Searching) {
  const { c, query, host } = input
  const at = host.now()
  const asked = query['to'] === undefined ? undefined : readSearch(query, at)
  const session = await sessionForSearch(input, asked)
  const form = asked?.form ?? newSearchForm(session, at)
  if (isRefused(session)) return refuseForEvent(c, session, form, at)
  return c.html(searchPage(session, { ...form, errors: {}, choices: {} }, at))
}

/** Checks the search form: errors are shown beside their fields, a valid search leads to its first step. */
async function runSearch(input: Searching) {
  const { c, query, host } = input
  const at = host.now()
  // A place chosen among several of the same name replaces what was typed.
  const chosen = { from: query['fromChoice'] || (query['from'] ?? ''), to: query['toChoice'] || (query['to'] ?? '') }
  const checked = await checkSearch(input, readSearch({ ...query, ...chosen }, at), at)
  if (checked instanceof Response) return checked
  return c.redirect(addressOf(checked.session, 'choose', checked.search), 303)
}

/** Answers the days of a search form in words while the form is filled in. */
const answerDays = ({ c, session, query, host }: Searching) =>
  c.text(daysText(session, readSearch(query, host.now()).form))

/** The search form and its check. */
export const searchPages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/',
    isOfNewTrip: true,
    summary: 'Shows the search form.',
    cites: '§7 Booking tool',
    query: searchQuerySchema,
    handle: showSearch,
  }),
  sessionPage({
    method: 'get',
    path: '/search',
    isOfNewTrip: true,
    summary: 'Checks the search and redirects to its first step.',
    cites: '§7 Booking tool',
    query: searchQuerySchema,
    handle: runSearch,
  }),
  sessionPage({
    method: 'get',
    path: '/days',
    summary: 'Returns the days of the search form as text.',
    cites: '§7 Booking tool',
    query: searchQuerySchema,
    handle: answerDays,
  }),
]
