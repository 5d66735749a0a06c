import * as z from 'zod/mini'
import { instant, localDate, localDateTime } from '#contract/wire/envelope.ts'
import { addition } from '#contract/wire/lenient.ts'

/**
 * The rule that decides the refund of a segment: `withinADay` of booking a flight is free; after it the airline keeps
 * the fare and returns the taxes (`fareKept`). A hotel is free until the end of the day before arrival (`inTime`),
 * later it keeps the first night (`firstNightKept`). Cars and trains are free until they begin (`beforeStart`).
 */
export const cancellationRules = ['withinADay', 'fareKept', 'inTime', 'firstNightKept', 'beforeStart'] as const

const segmentCancellationSchema = z.object({
  segmentId: z.string(),
  rule: z.enum(cancellationRules),
  /** With tax; `refund` and `lost` add up to it. */
  paid: z.number(),
  refund: z.number(),
  lost: z.number(),
  /** Until when cancelling refunds everything, as an instant and as local time in `timeZone`. May be in the past. */
  freeUntil: instant,
  freeUntilLocal: localDateTime,
  timeZone: z.string(),
})
export type SegmentCancellation = z.infer<typeof segmentCancellationSchema>

/**
 * A fare that an airline keeps as a credit (rule `fareKept`): the same traveler can use it for a flight of the same
 * airline through `validUntil`, and pays the change fee then. Amounts in the currency of the cancellation.
 */
const keptCreditSchema = z.object({
  airlineCode: z.string(),
  airlineName: z.string(),
  amount: z.number(),
  changeFee: z.number(),
  validUntil: localDate,
})
export type KeptCredit = z.infer<typeof keptCreditSchema>

/** The part of a refund that goes back to a credit which had paid for the trip. */
const givenBackSchema = z.object({ airlineCode: z.string(), airlineName: z.string(), amount: z.number() })

/** Why a trip cannot be cancelled: it has begun, its fare does not allow it, or it was never booked here. */
export const cancellationObstacles = ['cancelled', 'started', 'notCancellable', 'bookedElsewhere'] as const

/**
 * GET .../trips/{bookingId}/cancellation: the effect of cancelling now, or of the cancellation that was done. POST
 * .../trips/{bookingId}/cancel returns the same after it is done, and the same again when it is repeated. Amounts in
 * the main unit of `currency`.
 */
export const cancellationSchema = z.object({
  bookingId: z.string(),
  /** Version of the trip, to be sent with the cancellation: a trip that has changed meanwhile is not cancelled. */
  version: z.int(),
  isCancellable: z.boolean(),
  /** Null when it can be cancelled. */
  obstacle: z.nullable(z.enum(cancellationObstacles)),
  cancelledAt: z.nullable(instant),
  currency: z.string().check(z.length(3)),
  paid: z.number(),
  refund: z.number(),
  lost: z.number(),
  /** Addition: the part of `lost` that airlines keep as credits, one for each airline. */
  credits: addition(z.array(keptCreditSchema), []),
  /** Addition: the part of `refund` that goes back to credits; the rest goes to the card. */
  givenBack: addition(z.array(givenBackSchema), []),
  /** Empty when cancelling is not possible, and for trips cancelled elsewhere. */
  segments: z.array(segmentCancellationSchema),
  /** The invoice that gives the refund back; null before cancelling and when nothing comes back. */
  creditNoteId: z.nullable(z.string()),
})
export type Cancellation = z.infer<typeof cancellationSchema>

/** The refund that does not go back to credits. */
export const refundToCard = ({ refund, givenBack }: Pick<Cancellation, 'refund' | 'givenBack'>): number =>
  givenBack.reduce((cents, { amount }) => cents - Math.round(amount * 100), Math.round(refund * 100)) / 100

/** Body of POST .../trips/{bookingId}/cancel. */
export const cancelTripSchema = z.strictObject({ version: z.int().check(z.positive()) })
