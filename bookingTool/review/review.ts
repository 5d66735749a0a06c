import type { CreditPayment } from '#contract/payment/creditPayment.ts'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import type { ChangeTerms } from '#bookingTool/booking/change.ts'
import type { Choices, Plan } from '#bookingTool/plan/plan.ts'
import type { ApprovalAhead, Card, Overlap, Overstay, Wishes } from '#server/toolHost/door/trip.ts'
import type { StayEnd } from '#bookingTool/guest/guestStayEnd.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { FieldsForm } from './tripFields.ts'

/** A plan as its traveler sees it before it is booked. */
export interface Review {
  session: ToolSession
  plan: Plan
  choices: Choices
  card: Card | undefined
  /** The preferences in the traveler's profile: the booking has the seat, and the carriers get the numbers. */
  wishes: Wishes
  /** The company's own fields, as typed. */
  fields: FieldsForm
  /** Idempotency key, sent with the confirmation (`confirmationKey`). */
  key: string
  /** The cost of changing a booked trip; undefined for a new booking. */
  change: ChangeTerms | undefined
  /** Other booked trips at the same time, which the page names. */
  overlaps: readonly Overlap[]
  /** The days over the limit of short stays, which the page names; undefined within it. */
  overstay: Overstay | undefined
  /** The end of the guest's stay that the plan goes beyond, which the page names; undefined within it. */
  stayEnd: StayEnd | undefined
  /** The traveler's credits with airlines of the plan, which the page offers; none for a change. */
  credits: readonly TravelCredit[]
  /** The payments by the chosen credits, in the order of the choice. */
  payments: readonly CreditPayment[]
  /** Whether somebody is asked about the plan, or told of it. */
  approval: ApprovalAhead
  /** The reason for an offer out of policy, as it was sent or given before; empty without one. */
  reason: string
  now: Date
  /** The reason why the confirmation that was just sent was refused. */
  problem?:
    | { kind: 'reasonMissing' | 'fieldsWrong' | 'overlap' | 'eventChanged' | 'nobodyDecides' }
    | { kind: 'priceChanged' | 'creditsChanged'; before: number }
}
