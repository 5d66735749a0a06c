import { sha256 } from '#server/crypto/tokens.ts'
import type { BookingResult, Card, TripTerms, Wishes } from '#server/toolHost/door/trip.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { refuseChangedEvent } from '#bookingTool/event/eventOfTrip.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import { searchQuery } from '#bookingTool/plan/searchCriteria.ts'
import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { inUnits } from './cents.ts'
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
  /** Idempotency key (`confirmationKey`). */
  key: string
  /** The cost of changing a booked trip; undefined for a new booking. */
  change: ChangeTerms | undefined
}

/**
 * Idempotency key of a confirmation: the same choices in the same session give the same key, so that a form sent twice
 * books once.
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

const termsOf = ({ plan, card, wishes, fields, reason, seenOverlaps }: Confirmation): TripTerms => ({
  segmentsFor: (bookingId) => segmentRows(plan, bookingId, wishes.seat),
  total: unitsOf(plan.price),
  tax: inUnits(plan.price.tax),
  lowestTotal: inUnits(plan.lowestTotal),
  reason,
  maskedCard: card?.maskedNumber ?? null,
  fields: fields.checked,
  seenOverlaps,
})

/**
 * Books a plan, or changes the booked trip.
 * @throws EventChanged where another trip for the same event was booked since the page was shown
 */
export function book(host: ToolHost, confirmation: Confirmation): Promise<BookingResult> {
  const { session, plan, key, change } = confirmation
  const terms = termsOf(confirmation)
  if (!change) return host.trips.book(session, key, terms, (within) => refuseChangedEvent(within, session, plan))
  const { full, paid, fee, due } = change
  return host.trips.change(session, key, {
    ...terms,
    full,
    paid: inUnits(paid),
    fee: inUnits(fee),
    due: inUnits(due),
  })
}
