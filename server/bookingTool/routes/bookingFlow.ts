import type { Context } from 'hono'
import type { Services } from '#server/services/services.ts'
import { addressOf, sorts, travelerKey } from '#server/bookingTool/address.ts'
import type { Sort } from '#server/bookingTool/address.ts'
import { book, confirmationKey, confirmedTrip, overlappingTrip } from '#server/bookingTool/booking.ts'
import { readChange } from '#server/bookingTool/change.ts'
import { carsPage } from '#server/bookingTool/pages/carsPage.ts'
import { confirmPage, isReason, payable } from '#server/bookingTool/pages/confirmPage.ts'
import type { Review } from '#server/bookingTool/pages/confirmPage.ts'
import { itinerariesPage } from '#server/bookingTool/pages/itinerariesPage.ts'
import { hotelsPage } from '#server/bookingTool/pages/hotelsPage.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'
import { sessionNotice } from '#server/bookingTool/pages/noticePage.ts'
import { searchPage } from '#server/bookingTool/pages/searchPage.ts'
import { planFrom } from '#server/bookingTool/plan.ts'
import type { Choices, Plan } from '#server/bookingTool/plan.ts'
import { BookingConflict, rebook } from '#server/bookingTool/rebooking.ts'
import { newSearchForm, readSearch } from '#server/bookingTool/search.ts'
import type { SearchCriteria } from '#server/bookingTool/search.ts'
import { isSameSecret } from '#server/crypto/tokens.ts'
import { payingCard } from '#server/bookingTool/toolSession.ts'
import type { ToolSession } from '#server/bookingTool/toolSession.ts'

export type ToolEnv = { Variables: { session: ToolSession } }
export type ToolContext = Context<ToolEnv>
type Fields = Record<string, string>

const invalid = 422

const salesConditions = ({ company, policy }: ToolSession, now: Date) => ({ now, currency: company.currency, policy })

const choicesIn = ({ out, back, hotel, car }: Fields): Choices => ({
  ...(out && { out }),
  ...(back && { back }),
  ...(hotel && { hotel }),
  ...(car && { car }),
})

/** The search form: empty, or filled from the query when somebody comes back to change their search. */
export function showSearch(c: ToolContext, { now }: Services) {
  const [session, at] = [c.get('session'), now()]
  const query = c.req.query()
  const form = query['to'] === undefined ? newSearchForm(session, at) : readSearch(query, at).form
  return c.html(searchPage(session, { ...form, errors: {}, choices: {} }, at))
}

/** Checks the search form: errors are shown beside their fields, a valid search leads to its first step. */
export function runSearch(c: ToolContext, { now }: Services) {
  const [session, at] = [c.get('session'), now()]
  const query = c.req.query()
  // A place chosen among several of the same name replaces what was typed.
  const chosen = { from: query['fromChoice'] || (query['from'] ?? ''), to: query['toChoice'] || (query['to'] ?? '') }
  const result = readSearch({ ...query, ...chosen }, at)
  if (!result.search) return c.html(searchPage(session, result.form, at), invalid)
  return c.redirect(addressOf(session, 'choose', result.search), 303)
}

const sortIn = (text: string | undefined): Sort => sorts.find((sort) => sort === text) ?? 'price'

/** Shows the offers of the next step; when everything is chosen, goes on to the review. */
export function choose(c: ToolContext, { now }: Services) {
  const [session, at] = [c.get('session'), now()]
  const query = c.req.query()
  const result = readSearch(query, at)
  if (!result.search) return c.html(searchPage(session, result.form, at), invalid)
  const choices = choicesIn(query)
  const progress = planFrom(result.search, choices, salesConditions(session, at))
  if (progress.step === undefined) return c.redirect(addressOf(session, 'confirm', result.search, choices), 303)
  if (progress.step === 'hotel') return c.html(hotelsPage({ session, choices }, progress))
  if (progress.step === 'car') return c.html(carsPage({ session, choices }, progress))
  return c.html(itinerariesPage({ session, choices, sort: sortIn(query['sort']) }, progress))
}

/** The review of the chosen offers; or a response that leads back to the search or to the step that is missing. */
async function readReview(c: ToolContext, services: Services, fields: Fields): Promise<Review | Response> {
  const [session, at] = [c.get('session'), services.now()]
  const result = readSearch(fields, at)
  if (!result.search) return c.html(searchPage(session, result.form, at), invalid)
  const choices = choicesIn(fields)
  const progress = planFrom(result.search, choices, salesConditions(session, at))
  // The page of the step says that the chosen offer has sold out and shows the others.
  if (progress.step !== undefined) return c.redirect(addressOf(session, 'choose', result.search, choices), 303)
  const read = await reviewOf(services, session, choices, progress.plan)
  if (read === 'notThere') return showNotFound(c)
  return read === 'conflict' ? showConflict(c, progress.plan.search) : read
}

/** 409: the booking has changed since the page was shown. Nothing is done; the notice links to its current state. */
export const showConflict = (c: ToolContext, { change }: Pick<SearchCriteria, 'change'>) =>
  c.html(sessionNotice(c.get('session'), 'conflict', change?.bookingId), 409)

export const showNotFound = (c: ToolContext) => c.html(sessionNotice(c.get('session'), 'lost'), 404)

async function reviewOf(services: Services, session: ToolSession, choices: Choices, plan: Plan) {
  const change = await readChange(services, session, plan)
  if (change === 'conflict' || change === 'notThere') return change
  const [card, overlap] = [await payingCard(services, session), await overlappingTrip(services, session, plan)]
  return { session, plan, choices, card, overlap, change, key: confirmationKey(session, plan) }
}

/** Shows the review page. */
export async function showReview(c: ToolContext, services: Services) {
  const read = await readReview(c, services, c.req.query())
  if (read instanceof Response) return read
  return c.html(confirmPage(read))
}

const stringsOf = (body: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The fields of a posted form, if it carries this session's CSRF token and traveller key; undefined otherwise. */
export async function readOwnForm(c: ToolContext): Promise<Fields | undefined> {
  const session = c.get('session')
  const fields = stringsOf(await c.req.parseBody())
  return isSameSecret(fields['token'] ?? '', session.formToken) && fields['who'] === travelerKey(session)
    ? fields
    : undefined
}

export const refuseForm = (c: ToolContext) => c.html(sessionNotice(c.get('session'), 'form'), 403)

/**
 * Books the plan, or changes a booked trip. Prices are computed again; the form only says what was chosen and which
 * total was seen.
 */
export async function confirm(c: ToolContext, services: Services) {
  const session = c.get('session')
  const fields = await readOwnForm(c)
  if (!fields) return refuseForm(c)
  const already = await confirmedTrip(services, session, fields['key'] ?? '')
  if (already) return c.redirect(`${toolPath}/booked/${already}`, 303)
  const read = await readReview(c, services, fields)
  if (read instanceof Response) return read
  if (!isSameSecret(fields['key'] ?? '', read.key)) return refuseForm(c)
  const problem = problemOf(read, fields)
  if (problem) return c.html(confirmPage({ ...read, problem }), problem.kind === 'priceChanged' ? 409 : invalid)
  const reason = read.plan.violations.length > 0 ? (fields['reason'] ?? null) : null
  const confirmation = { session, plan: read.plan, card: read.card, reason }
  try {
    const tripId = read.change
      ? await rebook(services, read.key, confirmation, read.change)
      : await book(services, read.key, confirmation)
    return c.redirect(`${toolPath}/booked/${tripId}`, 303)
  } catch (error) {
    if (error instanceof BookingConflict) return showConflict(c, read.plan.search)
    throw error
  }
}

function problemOf(review: Review, fields: Fields): Review['problem'] {
  const { plan } = review
  const before = Number(fields['total'])
  if (before !== payable(review)) return { kind: 'priceChanged', before: Number.isSafeInteger(before) ? before : 0 }
  if (plan.violations.length > 0 && !isReason(fields['reason'] ?? '')) return { kind: 'reasonMissing' }
  return undefined
}
