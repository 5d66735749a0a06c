import { type CreditPayment, savedBy } from '#contract/payment/creditPayment.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import type { BookingResult, Card, TripTerms, Wishes } from '#server/toolHost/door/trip.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { refuseChangedEvent } from '#bookingTool/event/eventOfTrip.ts'
import type { Choices, Plan } from '#bookingTool/plan/plan.ts'
import { approvalParts, carbonOf, heldUntilOf } from './approval.ts'
import { searchQuery } from '#bookingTool/plan/searchCriteria.ts'
import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { inUnits } from './cents.ts'
import { creditKey } from './creditKey.ts'
import type { ChangeTerms } from './change.ts'
import { segmentRows, unitsOf } from './tripRows.ts'

/** A plan with everything else that its booking needs. */
export interface Confirmation {
  session: ToolSession
  plan: Plan
  card: Card | undefined
  /** The preferences in the traveler's profile. */
  wishes: Wishes
  /** The company's own fields with their checked values. */
  fields: { checked: TripTerms['fields'] }
  /** The reason for an offer out of policy, from the list of the review. Null when everything is in policy. */
  reason: string | null
  /** The record locators of the booked trips at the same time that the confirmed page named. */
  seenOverlaps: readonly string[]
  /** The payments by the chosen credits. */
  payments: readonly CreditPayment[]
  /** Idempotency key (`confirmationKey`). */
  key: string
  /** The cost of changing a booked trip; undefined for a new booking. */
  change: ChangeTerms | undefined
  /** The chosen offers. */
  choices: Choices
  now: Date
}

/**
 * Idempotency key of a confirmation: the same choices in the same session give the same key, so that a form sent twice
 * books once, whatever pays for it.
 */
export const confirmationKey = (session: ToolSession, { search, out, back, hotel, car }: Plan) =>
  sha256(
    JSON.stringify([
      session.sessionHash,
      travelerKey(session),
      searchQuery(search),
      out?.fare.id,
      back?.fare.id,
      hotel?.id,
      car?.id,
    ]),
  )

/** The search of a plan, as one that changes no trip. */
function planQuery({ search }: Plan): Record<string, string> {
  const { change: _change, version: _version, ...query } = searchQuery(search)
  return query
}

const termsOf = (confirmation: Confirmation): TripTerms => {
  const { plan, card, wishes, fields, reason, seenOverlaps, payments, choices, now } = confirmation
  return {
    segmentsFor: (bookingId) => segmentRows(plan, bookingId, wishes.seat),
    total: unitsOf(plan.price),
    tax: inUnits(plan.price.tax),
    lowestTotal: inUnits(plan.lowestTotal),
    reason,
    maskedCard: card?.maskedNumber ?? null,
    creditIds: payments.map(({ creditId }) => creditId),
    parts: approvalParts(plan),
    brokenRules: plan.violations,
    carbonKg: carbonOf(plan),
    plan: { ...planQuery(plan), ...choices, ...(payments.length > 0 && { credits: creditKey(payments) }) },
    heldUntil: heldUntilOf(plan, now),
    fields: fields.checked,
    seenOverlaps,
  }
}

/**
 * Books a plan, or changes the booked trip.
 * @throws EventChanged where another trip for the same event was booked since the page was shown
 */
export function book(host: ToolHost, confirmation: Confirmation): Promise<BookingResult> {
  const { session, plan, key, change, payments } = confirmation
  const terms = termsOf(confirmation)
  if (!change) {
    const due = toHundredths(terms.total - savedBy(payments))
    const check = (within: ToolHost) => refuseChangedEvent(within, session, plan)
    return host.trips.book(session, key, { ...terms, due }, check)
  }
  const { full, paid, fee, due, givenBack } = change
  return host.trips.change(session, key, {
    ...terms,
    full,
    paid: inUnits(paid),
    fee: inUnits(fee),
    due: inUnits(due),
    givenBack,
  })
}
