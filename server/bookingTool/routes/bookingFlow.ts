import { addressOf, viewFields, type View } from '#server/bookingTool/address.ts'
import { isRefused } from '#server/bookingTool/eventOfTrip.ts'
import { carsPage } from '#server/bookingTool/pages/carsPage.ts'
import { daysText } from '#server/bookingTool/pages/daysText.ts'
import { itinerariesPage } from '#server/bookingTool/pages/itinerariesPage.ts'
import { hotelsPage } from '#server/bookingTool/pages/hotelsPage.ts'
import { searchPage } from '#server/bookingTool/pages/searchPage.ts'
import { planFrom } from '#server/bookingTool/plan.ts'
import { newSearchForm, readSearch } from '#server/bookingTool/search.ts'
import type { Fields } from '#server/bookingTool/searchForm.ts'
import { choiceQuery, choicesIn, salesConditions, searchQuery, type Searching } from './choiceFields.ts'
import { refuseForEvent, seek, seekingSession } from './eventRefusal.ts'
import { confirmPages } from './confirmFlow.ts'
import { sessionPage, type ToolPage } from './toolPage.ts'

/** The search form: empty, or filled from the query when somebody comes back to change their search. */
async function showSearch(input: Searching) {
  const { c, query, services } = input
  const at = services.now()
  const asked = query['to'] === undefined ? undefined : readSearch(query, at)
  const session = await seekingSession(input, asked)
  const form = asked?.form ?? newSearchForm(session, at)
  if (isRefused(session)) return refuseForEvent(c, session, form, at)
  return c.html(searchPage(session, { ...form, errors: {}, choices: {} }, at))
}

/** Checks the search form: errors are shown beside their fields, a valid search leads to its first step. */
async function runSearch(input: Searching) {
  const { c, query, services } = input
  const at = services.now()
  // A place chosen among several of the same name replaces what was typed.
  const chosen = { from: query['fromChoice'] || (query['from'] ?? ''), to: query['toChoice'] || (query['to'] ?? '') }
  const seeking = await seek(input, readSearch({ ...query, ...chosen }, at), at)
  if (seeking instanceof Response) return seeking
  return c.redirect(addressOf(seeking.session, 'choose', seeking.search), 303)
}

/** The days of a search form in words, for the form while it is filled in. */
const sayDays = ({ c, session, query, services }: Searching) =>
  c.text(daysText(session, readSearch(query, services.now()).form))

const viewIn = (query: Fields): View => Object.fromEntries(viewFields.map((name) => [name, query[name]]))

/** Shows the offers of the next step; when everything is chosen, goes on to the review. */
async function choose(input: Searching) {
  const { c, query, services } = input
  const at = services.now()
  const seeking = await seek(input, readSearch(query, at), at)
  if (seeking instanceof Response) return seeking
  const { session, search } = seeking
  const choices = choicesIn(query)
  const progress = planFrom(search, choices, salesConditions(session, at))
  if (progress.step === undefined) return c.redirect(addressOf(session, 'confirm', search, choices), 303)
  const context = { session, choices, view: viewIn(query) }
  if (progress.step === 'hotel') return c.html(hotelsPage(context, progress))
  if (progress.step === 'car') return c.html(carsPage(context, progress))
  return c.html(itinerariesPage(context, progress))
}

/** From the search over its steps to the confirmed booking. */
export const bookingPages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/',
    isOfNewTrip: true,
    summary: 'Shows the search form.',
    cites: '§7 Booking tool',
    query: searchQuery,
    handle: showSearch,
  }),
  sessionPage({
    method: 'get',
    path: '/search',
    isOfNewTrip: true,
    summary: 'Checks the search and redirects to its first step.',
    cites: '§7 Booking tool',
    query: searchQuery,
    handle: runSearch,
  }),
  sessionPage({
    method: 'get',
    path: '/days',
    summary: 'Returns the days of the search form as text.',
    cites: '§7 Booking tool',
    query: searchQuery,
    handle: sayDays,
  }),
  sessionPage({
    method: 'get',
    path: '/choose',
    isOfNewTrip: true,
    summary: 'Shows the offers of the next step.',
    cites: '§7 Booking tool',
    query: choiceQuery,
    handle: choose,
  }),
  ...confirmPages,
]
