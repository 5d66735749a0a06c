import type { Context } from 'hono'
import type { Services } from '#server/services/services.ts'
import { addressOf, sorts, travelerKey } from '#server/bookingTool/address.ts'
import type { Sort } from '#server/bookingTool/address.ts'
import { book, confirmationKey, confirmedTrip, overlappingTrip } from '#server/bookingTool/booking.ts'
import { readChange } from '#server/bookingTool/change.ts'
import { tellGuest } from '#server/bookingTool/guestLetter.ts'
import { carsPage } from '#server/bookingTool/pages/carsPage.ts'
import { confirmPage, isReason, payable } from '#server/bookingTool/pages/confirmPage.ts'
import type { Review } from '#server/bookingTool/pages/confirmPage.ts'
import { ridesPage } from '#server/bookingTool/pages/ridesPage.ts'
import { hotelsPage } from '#server/bookingTool/pages/hotelsPage.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'
import { insideNotice } from '#server/bookingTool/pages/noticePage.ts'
import { searchPage } from '#server/bookingTool/pages/searchPage.ts'
import { planFrom } from '#server/bookingTool/plan.ts'
import type { Choices, Plan } from '#server/bookingTool/plan.ts'
import { ChangedMeanwhile, rebook } from '#server/bookingTool/rebooking.ts'
import { freshForm, readSearch } from '#server/bookingTool/search.ts'
import type { Search } from '#server/bookingTool/search.ts'
import { isSameSecret } from '#server/crypto/tokens.ts'
import { payingCard } from '#server/bookingTool/visit.ts'
import type { Visit } from '#server/bookingTool/visit.ts'

export type ToolEnv = { Variables: { visit: Visit } }
export type ToolContext = Context<ToolEnv>
type Fields = Record<string, string>

const invalid = 422

const marketOf = ({ company, policy }: Visit, now: Date) => ({ now, currency: company.currency, policy })

const choicesIn = ({ out, back, hotel, car }: Fields): Choices => ({
  ...(out && { out }),
  ...(back && { back }),
  ...(hotel && { hotel }),
  ...(car && { car }),
})

/** The empty search, or an earlier one to change: nothing typed is lost. */
export function start(c: ToolContext, { now }: Services) {
  const [visit, at] = [c.get('visit'), now()]
  const query = c.req.query()
  const form = query['to'] === undefined ? freshForm(visit, at) : readSearch(query, at).form
  return c.html(searchPage(visit, { ...form, errors: {}, choices: {} }, at))
}

/** Reads the form: what is wrong is shown beside its field, a good search leads to its first step. */
export function search(c: ToolContext, { now }: Services) {
  const [visit, at] = [c.get('visit'), now()]
  const query = c.req.query()
  // A place chosen from those of the same name stands for what was typed.
  const chosen = { from: query['fromChoice'] || (query['from'] ?? ''), to: query['toChoice'] || (query['to'] ?? '') }
  const reading = readSearch({ ...query, ...chosen }, at)
  if (!reading.search) return c.html(searchPage(visit, reading.form, at), invalid)
  return c.redirect(addressOf(visit, 'choose', reading.search), 303)
}

const sortIn = (text: string | undefined): Sort => sorts.find((sort) => sort === text) ?? 'price'

/** The next thing to choose; when nothing is left, the review. */
export function choose(c: ToolContext, { now }: Services) {
  const [visit, at] = [c.get('visit'), now()]
  const query = c.req.query()
  const reading = readSearch(query, at)
  if (!reading.search) return c.html(searchPage(visit, reading.form, at), invalid)
  const choices = choicesIn(query)
  const planning = planFrom(reading.search, choices, marketOf(visit, at))
  if (planning.step === undefined) return c.redirect(addressOf(visit, 'confirm', reading.search, choices), 303)
  if (planning.step === 'hotel') return c.html(hotelsPage({ visit, choices }, planning))
  if (planning.step === 'car') return c.html(carsPage({ visit, choices }, planning))
  return c.html(ridesPage({ visit, choices, sort: sortIn(query['sort']) }, planning))
}

/** What a confirmation is about, or the answer that leads back to what is missing. */
async function readReview(c: ToolContext, services: Services, fields: Fields): Promise<Review | Response> {
  const [visit, at] = [c.get('visit'), services.now()]
  const reading = readSearch(fields, at)
  if (!reading.search) return c.html(searchPage(visit, reading.form, at), invalid)
  const choices = choicesIn(fields)
  const planning = planFrom(reading.search, choices, marketOf(visit, at))
  // A choice that is not on sale any more leads to the page that says so and shows what is.
  if (planning.step !== undefined) return c.redirect(addressOf(visit, 'choose', reading.search, choices), 303)
  const read = await reviewOf(services, visit, choices, planning.plan)
  if (read === 'notThere') return lost(c)
  return read === 'conflict' ? changedMeanwhile(c, planning.plan.search) : read
}

/** The trip is not what the page showed: nothing is done, and the way to what it is now. */
export const changedMeanwhile = (c: ToolContext, { change }: Pick<Search, 'change'>) =>
  c.html(insideNotice(c.get('visit'), 'conflict', change?.bookingId), 409)

export const lost = (c: ToolContext) => c.html(insideNotice(c.get('visit'), 'lost'), 404)

async function reviewOf(services: Services, visit: Visit, choices: Choices, plan: Plan) {
  const change = await readChange(services, visit, plan)
  if (change === 'conflict' || change === 'notThere') return change
  const [card, overlap] = [await payingCard(services, visit), await overlappingTrip(services, visit, plan)]
  return { visit, plan, choices, card, overlap, change, key: confirmationKey(visit, plan) }
}

/** Everything once more before it is booked. */
export async function review(c: ToolContext, services: Services) {
  const read = await readReview(c, services, c.req.query())
  if (read instanceof Response) return read
  return c.html(confirmPage(read))
}

const stringsOf = (body: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The fields of a form that this session's own page sent; undefined for any other. */
export async function ownForm(c: ToolContext): Promise<Fields | undefined> {
  const visit = c.get('visit')
  const fields = stringsOf(await c.req.parseBody())
  return isSameSecret(fields['token'] ?? '', visit.formToken) && fields['who'] === travelerKey(visit)
    ? fields
    : undefined
}

export const foreignForm = (c: ToolContext) => c.html(insideNotice(c.get('visit'), 'form'), 403)

/** Books, or changes a booking. The price is computed again; the form says only what was chosen and seen. */
export async function confirm(c: ToolContext, services: Services) {
  const visit = c.get('visit')
  const fields = await ownForm(c)
  if (!fields) return foreignForm(c)
  const already = await confirmedTrip(services, visit, fields['key'] ?? '')
  if (already) return c.redirect(`${toolPath}/booked/${already}`, 303)
  const read = await readReview(c, services, fields)
  if (read instanceof Response) return read
  if (!isSameSecret(fields['key'] ?? '', read.key)) return foreignForm(c)
  const problem = problemOf(read, fields)
  if (problem) return c.html(confirmPage({ ...read, problem }), problem.kind === 'priceChanged' ? 409 : invalid)
  const reason = read.plan.marks.length > 0 ? (fields['reason'] ?? null) : null
  const confirmation = { visit, plan: read.plan, card: read.card, reason }
  try {
    const booked = read.change
      ? await rebook(services, read.key, confirmation, read.change)
      : await book(services, read.key, confirmation)
    // Nobody waits for a mail server to see that the trip is booked.
    const guest = read.change ? read.change.full.trip.guest : visit.guest
    if (booked.isNew && guest)
      services.inBackground(tellGuest(services, visit, booked.tripId, { isChanged: read.change !== undefined }))
    return c.redirect(`${toolPath}/booked/${booked.tripId}`, 303)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return changedMeanwhile(c, read.plan.search)
    throw error
  }
}

function problemOf(review: Review, fields: Fields): Review['problem'] {
  const { plan } = review
  const before = Number(fields['total'])
  if (before !== payable(review)) return { kind: 'priceChanged', before: Number.isSafeInteger(before) ? before : 0 }
  if (plan.marks.length > 0 && !isReason(fields['reason'] ?? '')) return { kind: 'reasonMissing' }
  return undefined
}
