import type { ApprovalAction, ApprovalPart } from '#contract/approvals/approvalRules.ts'
import type { BrokenRule } from '#contract/approvals/approvals.ts'
import type { CreditPayment } from '#contract/payment/creditPayment.ts'
import type { StoredField, TripFieldKind } from '#contract/trips/tripFieldValues.ts'
import type { ProjectNumber } from '#server/domains/trips/fields/projectNumbers.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import type { NewSegment, SegmentRow } from '#server/domains/trips/segmentRows.ts'
import type { PlanOverstay } from '#server/domains/stays/overstays.ts'
import type { Guest } from './session.ts'

/** A booked trip with its segments, its passenger and its newest invoice. Amounts are in the main unit. */
export type BookedTrip = FullTrip
export type BookedSegment = SegmentRow
/** A segment to be booked, without the ids that the host gives it. */
export type PlannedSegment = NewSegment
/** The overstay that planned segments would bring. */
export type Overstay = PlanOverstay

/** A booked trip at a time: its record locator, and the local dates (`yyyy-MM-dd`) of its first and last day. */
export interface Overlap {
  bookingId: string
  from: string
  until: string
}

/** The card that pays. */
export interface Card {
  brand: string
  maskedNumber: string
  /** The name of the card's owner, or the name of a company card. */
  holder: string
  /** The kind of owner; pages name every owner but the traveler. */
  of: 'traveler' | 'booker' | 'event' | 'company'
}

/** A guest of the company that the booker may book for. */
export interface KnownGuest {
  employeeId: string
  profileId: string
  guest: Guest
  /** The last local day of their stay, `yyyy-MM-dd`. */
  endDate: string
  /** The name of the host, who gets the mails of a guest without an address. Empty without a host. */
  host: string
}

/** A company's own field that a trip is asked for, in the reader's language. */
export interface AskedField {
  id: string
  kind: TripFieldKind
  name: string
  /** Empty without one. */
  hint: string
  /** The texts of a choice. */
  choices: readonly string[]
  /** Whether the policy of the trip requires a value. */
  isRequired: boolean
  /** The project numbers, where they are few enough to choose from. */
  offered: readonly ProjectNumber[]
}

/** The terms of a new or changed trip. Amounts are in the main unit of the company's currency. */
export interface TripTerms {
  /** The segments in order, by the record locator that they are booked under. */
  segmentsFor: (bookingId: string) => PlannedSegment[]
  total: number
  tax: number
  /** The price of the cheapest offers of the same search. */
  lowestTotal: number
  /** The reason for an offer out of policy; null when everything is in policy. */
  reason: string | null
  maskedCard: string | null
  /** The traveler's credits that pay, in their order; none for a change of a paid trip. */
  creditIds: readonly string[]
  /** The parts that the rules of approval judge, and what an approver is shown of them. */
  parts: ApprovalPart[]
  brokenRules: BrokenRule[]
  carbonKg: number | null
  /** The fields with which the tool opens the plan again, to correct it. */
  plan: Record<string, string>
  /** Until when the tool holds price and seats of a trip that waits for approval. */
  heldUntil: Date
  /** Checked values of the company's own fields, without empty ones. */
  fields: readonly Pick<StoredField, 'fieldId' | 'value'>[]
  /** The record locators of the trips at the same time that the traveler has been told of. */
  seenOverlaps: readonly string[]
}

/** The terms of a new trip. */
export interface NewTripTerms extends TripTerms {
  /** The amount that the traveler saw as left to pay. */
  due: number
}

/** A change of a booked trip. Amounts are in the main unit of the trip's currency. */
export interface ChangeOfTrip extends TripTerms {
  /** The trip in the version that the traveler saw. */
  full: BookedTrip
  /** The price of the replaced segments, with tax. */
  paid: number
  fee: number
  /** The amount still to be paid; negative for a refund. */
  due: number
  /** The amounts that credits which had paid get back, as no fare of their airline is left for them. */
  givenBack: readonly CreditPayment[]
}

/**
 * The booked trip, or why nothing was written: a trip at this time, credits that do not pay as was shown, a newer
 * version of the changed trip, or nobody who may approve a trip that has to be approved.
 */
export type BookingResult =
  | { tripId: string }
  | { refused: 'overlap'; overlaps: Overlap[] }
  | { refused: 'credits' | 'conflict' | 'nobodyDecides' }

/** A trip as it would be booked, for the rules of approval. */
export interface PlannedTrip {
  parts: readonly ApprovalPart[]
  segments: readonly PlannedSegment[]
}

/**
 * The part of a review about approval; `decider` is asked first, and is empty where nobody may decide or nobody is asked.
 * An approved `request` covers the trip; `left` is what is left of it afterwards.
 */
export interface ApprovalAhead {
  action: ApprovalAction
  decider: string
  request?: { purpose: string; left: number } | undefined
}

/** Where a profile can prefer to sit, as a booking heeds it. */
export const seatWishes = ['window', 'aisle'] as const
export type SeatWish = (typeof seatWishes)[number] | null

/** A loyalty number that a booking carries: only its last characters are shown. */
export interface Loyalty {
  /** The code of the carrier that gets it. */
  carrier: string
  program: string
  ending: string
}

/** The preferences in the traveler's profile that concern a booking. */
export interface Wishes {
  seat: SeatWish
  loyalty: Loyalty[]
}
