import type { Context } from 'hono'
import type { Services } from '#server/services.ts'
import { addressOf, sorts, travelerKey } from './address.ts'
import type { Sort } from './address.ts'
import { book, confirmationKey, overlappingTrip } from './booking.ts'
import { confirmPage, isReason } from './pages/confirmPage.ts'
import type { Review } from './pages/confirmPage.ts'
import { flightsPage } from './pages/flightsPage.ts'
import { hotelsPage } from './pages/hotelsPage.ts'
import { toolPath } from './pages/layout.ts'
import { insideNotice } from './pages/noticePage.ts'
import { searchPage } from './pages/searchPage.ts'
import { planFrom } from './plan.ts'
import type { Choices, Plan } from './plan.ts'
import { totalOf } from './schedule/fares.ts'
import { freshForm, readSearch } from './search.ts'
import { isSameSecret } from './tokens.ts'
import { payingCard } from './visit.ts'
import type { Visit } from './visit.ts'

export type ToolEnv = { Variables: { visit: Visit } }
type ToolContext = Context<ToolEnv>
type Fields = Record<string, string>

const invalid = 422

const marketOf = ({ company, policy }: Visit, now: Date) => ({ now, currency: company.currency, policy })

const choicesIn = ({ out, back, hotel }: Fields): Choices => ({
  ...(out && { out }),
  ...(back && { back }),
  ...(hotel && { hotel }),
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
  return c.html(flightsPage({ visit, choices, sort: sortIn(query['sort']) }, planning))
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
  return reviewOf(services, visit, choices, planning.plan)
}

async function reviewOf(services: Services, visit: Visit, choices: Choices, plan: Plan): Promise<Review> {
  const [card, overlap] = [await payingCard(services, visit), await overlappingTrip(services, visit, plan)]
  return { visit, plan, choices, card, overlap, key: confirmationKey(visit, plan) }
}

/** Everything once more before it is booked. */
export async function review(c: ToolContext, services: Services) {
  const read = await readReview(c, services, c.req.query())
  return read instanceof Response ? read : c.html(confirmPage(read))
}

const stringsOf = (body: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Books. The price is computed again; the form says only what was chosen and what the person saw. */
export async function confirm(c: ToolContext, services: Services) {
  const visit = c.get('visit')
  const fields = stringsOf(await c.req.parseBody())
  const { formTitle, formText } = visit.texts.notices
  const isOurs = isSameSecret(fields['token'] ?? '', visit.formToken) && fields['who'] === travelerKey(visit)
  if (!isOurs) return c.html(insideNotice(visit, formTitle, formText), 403)
  const read = await readReview(c, services, fields)
  if (read instanceof Response) return read
  if (!isSameSecret(fields['key'] ?? '', read.key)) return c.html(insideNotice(visit, formTitle, formText), 403)
  const problem = problemOf(read, fields)
  if (problem) return c.html(confirmPage({ ...read, problem }), problem.kind === 'priceChanged' ? 409 : invalid)
  const reason = read.plan.marks.length > 0 ? (fields['reason'] ?? null) : null
  const tripId = await book(services, read.key, { visit, plan: read.plan, card: read.card, reason })
  return c.redirect(`${toolPath}/booked/${tripId}`, 303)
}

function problemOf({ visit, plan }: Review, fields: Fields): Review['problem'] {
  const before = Number(fields['total'])
  if (before !== totalOf(plan.price)) return { kind: 'priceChanged', before: Number.isSafeInteger(before) ? before : 0 }
  if (plan.marks.length > 0 && !isReason(fields['reason'] ?? '', visit.texts)) return { kind: 'reasonMissing' }
  return undefined
}
