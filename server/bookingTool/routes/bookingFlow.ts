import { z } from 'zod'
import { toolPath } from '#server/domains/booking/opening/toolCookie.ts'
import { cancellationOf } from '#server/domains/trips/cancel/cancel.ts'
import type { Services } from '#server/services/services.ts'
import { addressOf, viewFields } from '#server/bookingTool/address.ts'
import type { View } from '#server/bookingTool/address.ts'
import { book, confirmationKey, confirmedTrip, findBookedTrip, overlappingTrip } from '#server/bookingTool/booking.ts'
import { tripRef } from '#server/bookingTool/bookings.ts'
import { readChange } from '#server/bookingTool/change.ts'
import { bookedPage } from '#server/bookingTool/pages/bookedPage.ts'
import { withGuestEvent } from '#server/bookingTool/guestEvent.ts'
import { carsPage } from '#server/bookingTool/pages/carsPage.ts'
import { confirmPage, isReason } from '#server/bookingTool/pages/confirmPage.ts'
import { daysText } from '#server/bookingTool/pages/daysText.ts'
import type { Review } from '#server/bookingTool/pages/confirmPage.ts'
import { itinerariesPage } from '#server/bookingTool/pages/itinerariesPage.ts'
import { payable } from '#server/bookingTool/pages/priceList.ts'
import { hotelsPage } from '#server/bookingTool/pages/hotelsPage.ts'
import { sessionNotice } from '#server/bookingTool/pages/noticePage.ts'
import { searchPage } from '#server/bookingTool/pages/searchPage.ts'
import { planFrom } from '#server/bookingTool/plan.ts'
import type { Choices, Plan } from '#server/bookingTool/plan.ts'
import { BookingConflict, rebook } from '#server/bookingTool/rebooking.ts'
import { newSearchForm, readSearch } from '#server/bookingTool/search.ts'
import type { Fields, SearchCriteria } from '#server/bookingTool/search.ts'
import { isSameSecret } from '#server/crypto/tokens.ts'
import { notFound } from '#server/http/envelope.ts'
import { refuseForm } from './refuseForm.ts'
import { payingCard } from '#server/bookingTool/toolSession.ts'
import type { ToolSession } from '#server/bookingTool/toolSession.ts'
import { seatWishes, wishesFor } from '#server/bookingTool/wishes.ts'
import { fields, listed, ownForm, ownQuery, sessionPage } from './toolPage.ts'
import type { ToolContext, ToolInput, ToolPage } from './toolPage.ts'

const invalid = 422

type Visiting = Pick<ToolInput, 'c' | 'session' | 'services'>
type Searching = ToolInput<ToolSession, string, Fields>

const places = ['from', 'to', 'fromChoice', 'toChoice'] as const
const searched = [
  'transport',
  'needHotel',
  'needCar',
  'trip',
  ...places,
  'depart',
  'until',
  'change',
  'version',
] as const
const chosen = ['out', 'back', 'hotel', 'car'] as const
const searchQuery = z.object({ ...fields(...searched), ...ownQuery })
const choiceQuery = z.object({
  ...fields(...searched, ...chosen, ...viewFields),
  airline: listed,
  company: listed,
  carClass: listed,
  ...ownQuery,
})
const confirmForm = z.object({ ...fields(...searched, ...chosen, 'key', 'total', 'reason', 'seat'), ...ownForm })

const salesConditions = ({ company, policy }: ToolSession, now: Date) => ({ now, currency: company.currency, policy })

const choicesIn = ({ out, back, hotel, car }: Fields): Choices => ({
  ...(out && { out }),
  ...(back && { back }),
  ...(hotel && { hotel }),
  ...(car && { car }),
})

/** The search form: empty, or filled from the query when somebody comes back to change their search. */
function showSearch({ c, session, query, services }: Searching) {
  const at = services.now()
  const form = query['to'] === undefined ? newSearchForm(session, at) : readSearch(query, at).form
  return c.html(searchPage(session, { ...form, errors: {}, choices: {} }, at))
}

/** Checks the search form: errors are shown beside their fields, a valid search leads to its first step. */
function runSearch({ c, session, query, services }: Searching) {
  const at = services.now()
  // A place chosen among several of the same name replaces what was typed.
  const chosen = { from: query['fromChoice'] || (query['from'] ?? ''), to: query['toChoice'] || (query['to'] ?? '') }
  const result = readSearch({ ...query, ...chosen }, at)
  if (!result.search) return c.html(searchPage(session, result.form, at), invalid)
  return c.redirect(addressOf(session, 'choose', result.search), 303)
}

/** The days of a search form in words, for the form while it is filled in. */
const sayDays = ({ c, session, query, services }: Searching) =>
  c.text(daysText(session, readSearch(query, services.now()).form))

const viewIn = (query: Fields): View => Object.fromEntries(viewFields.map((name) => [name, query[name]]))

/** Shows the offers of the next step; when everything is chosen, goes on to the review. */
function choose({ c, session, query, services }: Searching) {
  const at = services.now()
  const result = readSearch(query, at)
  if (!result.search) return c.html(searchPage(session, result.form, at), invalid)
  const choices = choicesIn(query)
  const progress = planFrom(result.search, choices, salesConditions(session, at))
  if (progress.step === undefined) return c.redirect(addressOf(session, 'confirm', result.search, choices), 303)
  const context = { session, choices, view: viewIn(query) }
  if (progress.step === 'hotel') return c.html(hotelsPage(context, progress))
  if (progress.step === 'car') return c.html(carsPage(context, progress))
  return c.html(itinerariesPage(context, progress))
}

/** The review of the chosen offers; or a response that leads back to the search or to the step that is missing. */
async function readReview({ c, session, services }: Visiting, said: Fields): Promise<Review | Response> {
  const at = services.now()
  const result = readSearch(said, at)
  if (!result.search) return c.html(searchPage(session, result.form, at), invalid)
  const choices = choicesIn(said)
  const progress = planFrom(result.search, choices, salesConditions(session, at))
  // The page of the step says that the chosen offer has sold out and shows the others.
  if (progress.step !== undefined) return c.redirect(addressOf(session, 'choose', result.search, choices), 303)
  const read = await reviewOf(services, session, choices, progress.plan, said['seat'])
  if (read === 'notThere') throw notFound()
  return read === 'conflict' ? showConflict(c, session, progress.plan.search) : read
}

/** 409: the booking has changed since the page was shown. Nothing is done; the notice links to its current state. */
export const showConflict = (c: ToolContext, session: ToolSession, { change }: Pick<SearchCriteria, 'change'>) =>
  c.html(sessionNotice(session, 'conflict', change?.bookingId), 409)

async function reviewOf(services: Services, asked: ToolSession, choices: Choices, plan: Plan, seat?: string) {
  const change = await readChange(services, asked, plan)
  if (change === 'conflict' || change === 'notThere') return change
  const session = await withGuestEvent(services, asked, plan)
  const [card, overlap] = [await payingCard(services, session), await overlappingTrip(services, session, plan)]
  const wishes = await wishesFor(services, session, plan)
  // The form always says a seat, be it that none is preferred; before it is shown, the profile does.
  const chosenSeat = seat === undefined ? wishes.seat : (seatWishes.find((wish) => wish === seat) ?? null)
  const key = confirmationKey(session, plan)
  return { session, plan, choices, card, overlap, change, key, wishes, seat: chosenSeat }
}

/** Shows the review page. */
async function showReview(input: Searching) {
  const read = await readReview(input, input.query)
  return read instanceof Response ? read : input.c.html(confirmPage(read))
}

/**
 * Books the plan, or changes a booked trip. Prices are computed again; the form only says what was chosen and which
 * total was seen.
 */
async function confirm(input: ToolInput<ToolSession, string, unknown, Fields>) {
  const { c, session, services, form } = input
  const already = await confirmedTrip(services, session, form['key'] ?? '')
  if (already) return c.redirect(`${toolPath}/booked/${already}`, 303)
  const read = await readReview(input, form)
  if (read instanceof Response) return read
  if (!isSameSecret(form['key'] ?? '', read.key)) return refuseForm(c, session)
  const problem = problemOf(read, form)
  if (problem) return c.html(confirmPage({ ...read, problem }), problem.kind === 'priceChanged' ? 409 : invalid)
  const reason = read.plan.violations.length > 0 ? (form['reason'] ?? null) : null
  const confirmation = { session: read.session, plan: read.plan, card: read.card, seat: read.seat, reason }
  try {
    const tripId = read.change
      ? await rebook(services, read.key, confirmation, read.change)
      : await book(services, read.key, confirmation)
    return c.redirect(`${toolPath}/booked/${tripId}`, 303)
  } catch (error) {
    if (error instanceof BookingConflict) return showConflict(c, session, read.plan.search)
    throw error
  }
}

function problemOf(review: Review, form: Fields): Review['problem'] {
  const { plan } = review
  const before = Number(form['total'])
  if (before !== payable(review)) return { kind: 'priceChanged', before: Number.isSafeInteger(before) ? before : 0 }
  if (plan.violations.length > 0 && !isReason(form['reason'] ?? '')) return { kind: 'reasonMissing' }
  return undefined
}

/** From the search over its steps to the confirmed booking. */
export const bookingPages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/',
    isOfNewTrip: true,
    summary: 'The search form.',
    cites: '§7 Booking tool',
    query: searchQuery,
    handle: showSearch,
  }),
  sessionPage({
    method: 'get',
    path: '/search',
    isOfNewTrip: true,
    summary: 'Checks the search and leads to its first step.',
    cites: '§7 Booking tool',
    query: searchQuery,
    handle: runSearch,
  }),
  sessionPage({
    method: 'get',
    path: '/days',
    summary: 'The days of the search form in words.',
    cites: '§7 Booking tool',
    query: searchQuery,
    handle: sayDays,
  }),
  sessionPage({
    method: 'get',
    path: '/choose',
    isOfNewTrip: true,
    summary: 'The offers of the next step.',
    cites: '§7 Booking tool',
    query: choiceQuery,
    handle: choose,
  }),
  sessionPage({
    method: 'get',
    path: '/confirm',
    isOfNewTrip: true,
    summary: 'What is about to be booked, with its price.',
    cites: '§7 Booking tool',
    query: choiceQuery,
    handle: showReview,
  }),
  sessionPage({
    method: 'post',
    path: '/confirm',
    isOfNewTrip: true,
    summary: 'Books, or changes a booking, once.',
    cites: '§7 Booking tool',
    form: confirmForm,
    handle: confirm,
  }),
  sessionPage({
    method: 'get',
    path: '/booked/:tripId',
    summary: 'What was booked.',
    cites: '§7 Booking tool',
    query: z.object(ownQuery),
    handle: showBooked,
  }),
]

async function showBooked({ c, session, params, services }: ToolInput<ToolSession, 'tripId'>) {
  const found = await findBookedTrip(services, session, params.tripId)
  if (!found) throw notFound()
  const cancellation = await cancellationOf(tripRef(session, found.trip.bookingId), services)
  return c.html(bookedPage(session, found, cancellation))
}
