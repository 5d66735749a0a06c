import { z } from 'zod'
import { isSameSecret } from '#server/crypto/tokens.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { approvalParts } from '#bookingTool/booking/approval.ts'
import { readChange } from '#bookingTool/booking/change.ts'
import { book, confirmationKey } from '#bookingTool/booking/confirmation.ts'
import { segmentRows } from '#bookingTool/booking/tripRows.ts'
import { guestStayEnd } from '#bookingTool/guest/guestStayEnd.ts'
import { EventChanged } from '#bookingTool/event/eventOfTrip.ts'
import { showConflict, refuseForm } from '#bookingTool/page/refusals.ts'
import { fields, ownForm, sessionPage, type Fields, type ToolInput, type ToolPage } from '#bookingTool/page/toolPage.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import { planFrom, type Choices, type Plan } from '#bookingTool/plan/plan.ts'
import { checkSearch } from '#bookingTool/search/checkSearch.ts'
import {
  choiceQuerySchema,
  choicesIn,
  choiceNames,
  unprocessable,
  salesConditions,
  searchFields,
  type Searching,
} from '#bookingTool/search/choiceFields.ts'
import { readSearch } from '#bookingTool/search/readSearch.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { confirmPage, eventKey, isReason } from './confirmPage.ts'
import { noCredits, readCreditChoice } from './creditChoice.ts'
import { keepTyped, typedBefore } from './keptTyping.ts'
import { payable } from './priceList.ts'
import type { Review } from './review.ts'
import { openFields, readFields, typedFields } from './tripFields.ts'

type Visiting = Pick<ToolInput, 'c' | 'session' | 'host'>

const confirmForm = z
  .object({
    ...fields(...searchFields, ...choiceNames, 'key', 'total', 'credits', 'event', 'reason', 'overlaps', 'use'),
    ...ownForm,
  })
  // The company's own fields, whose names have their ids.
  .catchall(fields('field').field)

/**
 * The review of the chosen offers, or a response that leads back to the search or to the missing step.
 * @param how whether `said` is the address of the review, or its form with the company's own fields and the reason, which
 * is shown again as typed, or was sent and is checked
 */
async function readReview(
  visiting: Visiting,
  said: Fields,
  how: 'asked' | 'typed' | 'sent' = 'sent',
): Promise<Review | Response> {
  const { c, host } = visiting
  const at = host.now()
  const checked = await checkSearch(visiting, readSearch(said, at), at)
  if (checked instanceof Response) return checked
  const { session, search } = checked
  const choices = choicesIn(said)
  const progress = planFrom(search, choices, salesConditions(session, at))
  if (progress.step !== undefined) {
    // The page of the step says that the chosen offer has sold out and shows the others.
    if (how !== 'asked') await keepTyped(host, session, search, said)
    return c.redirect(addressOf(session, 'choose', search, choices), 303)
  }
  const read = await reviewOf(host, session, { choices, plan: progress.plan, credits: said['credits'] })
  if (read === 'notThere') throw notFound()
  if (read === 'conflict') return showConflict(c, session, progress.plan.search)
  const given = read.change?.full.trip.outOfPolicyReason ?? ''
  // A trip that is corrected keeps the reason that was given for it.
  const typed = how === 'asked' ? typedBefore(session, search) : said
  if (!typed) return { ...read, reason: given }
  const own = how === 'sent' ? await readFields(host, session, read.fields, typed) : typedFields(read.fields, typed)
  return { ...read, reason: typed['reason'] ?? given, fields: own }
}

interface Said {
  choices: Choices
  plan: Plan
  /** The credits that were chosen. */
  credits: string | undefined
}

async function reviewOf(host: ToolHost, session: ToolSession, { choices, plan, credits }: Said) {
  const change = await readChange(host, session, plan)
  if (change === 'conflict' || change === 'notThere') return change
  const [planned, replaced] = [segmentRows(plan, ''), plan.search.change?.bookingId]
  const card = await host.people.payingCard(session)
  const wishes = await host.people.wishes(session, carriersOf(plan))
  const overlaps = await host.trips.overlaps(session, planned, replaced)
  const overstay = await host.trips.overstay(session, planned, replaced)
  const stayEnd = await guestStayEnd(host, session, plan)
  const paying = change && !change.isUnpaid ? noCredits : await readCreditChoice(host, session, plan, credits)
  const key = confirmationKey(session, plan)
  const approval = await host.trips.approval(
    session,
    { parts: approvalParts(plan), segments: planned },
    change?.full.trip.id,
  )
  const own = await openFields(host, session, change?.full)
  const notices = { overlaps, overstay, stayEnd, ...paying }
  return { session, plan, choices, card, wishes, ...notices, fields: own, change, key, approval, now: host.now() }
}

/** The codes of the carriers of a plan, which get the traveler's numbers with them. */
const carriersOf = ({ out, back }: Plan): string[] => [
  ...new Set([out, back].flatMap((chosen) => chosen?.itinerary.segments ?? []).map(({ carrier }) => carrier.code)),
]

/** Shows the review page. */
async function showReview(input: Searching) {
  const read = await readReview(input, input.query, 'asked')
  return read instanceof Response ? read : input.c.html(confirmPage(read))
}

/**
 * Books the plan, or changes a booked trip; the button of a credit shows the review with it instead. Prices are computed again; the form only has the choices and the total
 * that was shown.
 */
async function confirm(input: ToolInput<ToolSession, string, unknown, Fields>) {
  const { c, session, host, form } = input
  const already = await host.trips.confirmed(session, form['key'] ?? '')
  if (already) return c.redirect(`${toolPath}/booked/${already}`, 303)
  const { use } = form
  if (use !== undefined) {
    const shown = await readReview(input, { ...form, credits: use }, 'typed')
    return shown instanceof Response ? shown : c.html(confirmPage(shown))
  }
  const read = await readReview(input, form)
  const problem = read instanceof Response ? undefined : problemOf(read, form)
  if (read instanceof Response || problem) {
    // The same form, sent twice at once: the first has booked the trip for the event, or used the credit, meanwhile.
    const meanwhile = await host.trips.confirmed(session, form['key'] ?? '')
    if (meanwhile) return c.redirect(`${toolPath}/booked/${meanwhile}`, 303)
  }
  if (read instanceof Response) return read
  if (!isSameSecret(form['key'] ?? '', read.key)) return refuseForm(c, session)
  if (problem) return c.html(confirmPage({ ...read, problem }), isOfForm(problem) ? unprocessable : 409)
  const reason = read.plan.violations.length > 0 ? (form['reason'] ?? null) : null
  const seenOverlaps = (form['overlaps'] ?? '').split(',')
  try {
    const result = await book(host, { ...read, reason, seenOverlaps, now: host.now() })
    if ('tripId' in result) return c.redirect(`${toolPath}/booked/${result.tripId}`, 303)
    if (result.refused === 'credits') return showChanged(input, { kind: 'creditsChanged', before: payable(read) })
    if (result.refused === 'conflict') return showConflict(c, session, read.plan.search)
    const refused =
      result.refused === 'overlap'
        ? { ...read, overlaps: result.overlaps, problem: { kind: 'overlap' as const } }
        : { ...read, problem: { kind: 'nobodyDecides' as const } }
    return c.html(confirmPage(refused), 409)
  } catch (error) {
    if (error instanceof EventChanged) return showChanged(input, { kind: 'eventChanged' })
    throw error
  }
}

/** Shows the review again when something that it depends on has changed during the confirmation. */
async function showChanged(
  input: ToolInput<ToolSession, string, unknown, Fields>,
  problem: NonNullable<Review['problem']>,
) {
  const read = await readReview(input, input.form)
  if (read instanceof Response) return read
  return input.c.html(confirmPage({ ...read, problem }), 409)
}

/** Whether a trip is for the same event, or again for none, as when its review was shown. */
const isForEventAsShown = ({ session }: Review, form: Fields) => (form['event'] ?? '') === eventKey(session)

function problemOf(review: Review, form: Fields): Review['problem'] {
  const { plan } = review
  if (!isForEventAsShown(review, form)) return { kind: 'eventChanged' }
  const before = Number(form['total'])
  const kind = form['credits'] ? 'creditsChanged' : 'priceChanged'
  if (before !== payable(review)) return { kind, before: Number.isSafeInteger(before) ? before : 0 }
  if (plan.violations.length > 0 && !isReason(form['reason'] ?? '')) return { kind: 'reasonMissing' }
  if (Object.keys(review.fields.problems).length > 0) return { kind: 'fieldsWrong' }
  return undefined
}

const isOfForm = ({ kind }: NonNullable<Review['problem']>) => kind === 'reasonMissing' || kind === 'fieldsWrong'

/** From the review to the confirmed booking. */
export const confirmPages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/confirm',
    isOfNewTrip: true,
    summary: 'Shows the selection and its price before booking, with the chosen travel credits.',
    cites: '§7 Booking tool',
    query: choiceQuerySchema.extend(fields('credits')),
    handle: showReview,
  }),
  sessionPage({
    method: 'post',
    path: '/confirm',
    isOfNewTrip: true,
    summary: 'Creates or changes a booking, once, or shows its review again with other travel credits.',
    cites: '§7 Booking tool',
    form: confirmForm,
    handle: confirm,
  }),
]
