import * as z from 'zod/mini'
import { instant, localDate, localDateTime, pageOf } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { toHundredths } from './hundredths.ts'
import { tripFieldValueSchema } from '#contract/trips/tripFieldValues.ts'
import { addition, listOf, optionalAddition, recordVersion } from '#contract/wire/lenient.ts'
import { expiryReminders } from '#contract/fields/limits.ts'

/** Numbers of the lists of travel credits and cancellations, an addition. */
export const travelCreditLimits = {
  /** Rows of a page. */
  page: 20,
  /** A credit that lapses within so many days counts as lapsing. */
  lapsingDays: expiryReminders.credit.calm,
  /** Credits that Home names. */
  atHome: 3,
} as const

/**
 * By today: `used` has nothing left, `lapsed` is past its last day, `lapsing` has its last day within
 * `travelCreditLimits.lapsingDays`, `open` later.
 */
export const creditStates = ['open', 'lapsing', 'lapsed', 'used'] as const
export type CreditState = (typeof creditStates)[number]

/** A recorded use of a credit. The amount that a canceled or changed trip gives back is below zero. */
const creditUseSchema = z.object({
  amount: z.number(),
  recordedAt: instant,
  recordedBy: z.string(),
  /** Record locator of the trip that it paid for, which the booking tool notes; null where it was recorded by hand. */
  bookingId: addition(z.nullable(z.string()), null),
})

/** A fare that an airline keeps for its traveler after a cancellation. Amounts in the main unit of `currency`. */
export const travelCreditSchema = z.object({
  id: z.string(),
  /** The person of the trip. */
  profileId: z.string(),
  /** Only they can use it: the person, or their guest. */
  firstName: z.string(),
  lastName: z.string(),
  isForGuest: z.boolean(),
  /** In the language of the answer; empty without a cost center. */
  costCenter: z.string(),
  /** Record locator of the cancelled trip. */
  bookingId: z.string(),
  airlineCode: z.string(),
  airlineName: z.string(),
  currency: z.string().check(z.length(3)),
  /** `used` and `rest` add up to it. */
  amount: z.number(),
  used: z.number(),
  rest: z.number(),
  /** Due with each use: once for a booking, whatever the number of its flights. */
  changeFee: z.number(),
  issuedOn: localDate,
  /** The last day on which it can be used. */
  validUntil: localDate,
  state: z.enum(creditStates),
  uses: listOf(creditUseSchema),
  version: recordVersion,
})
export type TravelCredit = z.infer<typeof travelCreditSchema>

/** The rest of a credit after its change fee, in its currency; never negative. */
export const creditAfterFee = ({ rest, changeFee }: Pick<TravelCredit, 'rest' | 'changeFee'>): number =>
  Math.max(0, toHundredths(rest - changeFee))

/** Orders of the lists of credits. */
export const creditSorts = ['validUntil:asc', 'validUntil:desc', 'traveler:asc', 'traveler:desc'] as const
export type CreditSort = (typeof creditSorts)[number]

/** The rest of all found credits in one currency; currencies are never added up. */
const creditTotalSchema = z.object({
  currency: z.string().check(z.length(3)),
  /** Still to be used, `lapsing` included. */
  usable: z.number(),
  lapsing: z.number(),
  lapsed: z.number(),
})
export type CreditTotal = z.infer<typeof creditTotalSchema>

const choiceSchema = z.object({ id: z.string(), name: z.string() })

/**
 * GET companies/{companyId}/credits and .../profiles/{profileId}/credits, additions: a page; the number in each state
 * and the totals of all that the search and the other filters find; airlines and cost centers to filter by.
 */
export const travelCreditPageSchema = z.extend(pageOf(travelCreditSchema), {
  stateCounts: z.partialRecord(z.enum(creditStates), z.int()),
  totals: listOf(creditTotalSchema),
  airlines: listOf(choiceSchema),
  costCenters: listOf(choiceSchema),
})
export type TravelCreditPage = z.infer<typeof travelCreditPageSchema>

/** Body of POST .../credits/{creditId}/uses, an addition: an amount of the credit's rest, to the cent. */
export const creditUseBodySchema = z.strictObject({
  amount: z.number(fieldProblem('required')).check(
    z.positive(fieldProblem('outOfRange')),
    z.maximum(9_999_999_999, fieldProblem('outOfRange')),
    z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, fieldProblem('outOfRange')),
  ),
  version: z.int().check(z.positive()),
})

/** Orders of the list of cancellations; the first is the usual one. */
export const cancellationSorts = ['cancelledOn:desc', 'cancelledOn:asc', 'paid:desc', 'paid:asc'] as const
export type CancellationSort = (typeof cancellationSorts)[number]

/**
 * Row of GET companies/{companyId}/cancellations, an addition. `refunded`, `usable`, `used` and `lost` add up to `paid`;
 * they are null where the trip was cancelled elsewhere, and nobody told what came back.
 */
export const cancelledTripSchema = z.object({
  bookingId: z.string(),
  /** Who travels: the person, or their guest. */
  firstName: z.string(),
  lastName: z.string(),
  /** The person’s today, in the language of the answer; empty without one. */
  costCenter: z.string(),
  destination: z.string(),
  /**
   * The day of the cancellation where the trip was to begin, on which its credits begin too. Null where it was cancelled
   * elsewhere and nobody told when.
   */
  cancelledOn: z.nullable(localDate),
  /** When the trip was to begin, local to the place. */
  startsAt: localDateTime,
  currency: z.string().check(z.length(3)),
  paid: z.number(),
  refunded: z.nullable(z.number()),
  /** Kept by airlines as credits that can still be used. */
  usable: z.nullable(z.number()),
  /** The used parts of such credits. */
  used: z.nullable(z.number()),
  /** Kept for good, and what has lapsed of credits. */
  lost: z.nullable(z.number()),
  /** The credits of the trip, one for each airline. */
  creditIds: listOf(z.string()),
  /** The credit note of the refund, and its day in UTC; null without one. */
  creditNote: z.nullable(z.object({ number: z.string(), issuedOn: localDate })),
  /** The booking among the scores (`internalInvoiceDetailsId`); null where it is not among them. */
  recordId: z.nullable(z.string()),
  /** The trip's values of the company's own fields; missing without any. */
  fields: optionalAddition(listOf(tripFieldValueSchema)),
})
export type CancelledTrip = z.infer<typeof cancelledTripSchema>

/**
 * Sums of all found cancellations in one currency: as in a row, and with `notKnown`, which was paid for trips that were
 * cancelled elsewhere, they add up to `paid`.
 */
const cancellationTotalSchema = z.object({
  currency: z.string().check(z.length(3)),
  trips: z.int(),
  paid: z.number(),
  refunded: z.number(),
  usable: z.number(),
  used: z.number(),
  lost: z.number(),
  notKnown: z.number(),
})
export type CancellationTotal = z.infer<typeof cancellationTotalSchema>

/**
 * GET companies/{companyId}/cancellations: a page, the totals of all that the filters find, and the cost centers to
 * filter by.
 */
export const cancelledTripPageSchema = z.extend(pageOf(cancelledTripSchema), {
  totals: listOf(cancellationTotalSchema),
  costCenters: listOf(choiceSchema),
})
export type CancelledTripPage = z.infer<typeof cancelledTripPageSchema>
