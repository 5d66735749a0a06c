import * as z from 'zod/mini'
import { localDateTime, recordId } from '#contract/wire/envelope.ts'
import { countryCode, identifier, requiredLine, textLine } from '#contract/fields/fields.ts'
import { segmentKindSchema } from './trips.ts'

/** Limits of trips entered by hand. */
export const manualTripLimits = {
  segments: 20,
  name: 80,
  number: 20,
  productName: 60,
  confirmationNumber: 30,
  address: 200,
  daysBack: 366,
  daysAhead: 1096,
  /** The longest flight or train; the longest stay or rental. */
  journeyHours: 72,
  stayDays: 366,
} as const

/** An airport or city code that GET airports knows. */
const knownPlaceSchema = z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z]{3}$/)) })
/** Any other place, with its IANA time zone. */
const freePlaceSchema = z.strictObject({
  name: requiredLine(manualTripLimits.name),
  countryCode,
  timeZone: z.string().check(z.regex(/^[A-Za-z][\w+/-]{1,59}$/)),
})
export const manualPlaceSchema = z.union([knownPlaceSchema, freePlaceSchema])
export type ManualPlace = z.infer<typeof manualPlaceSchema>

/** A segment of a trip booked elsewhere. Times are local to their place; `to` is optional for a stay or a rental. */
export const manualSegmentSchema = z.strictObject({
  /**
   * Id of an existing segment in a change of the trip, so that calendars update its event instead of adding another.
   */
  id: z.optional(recordId),
  kind: segmentKindSchema,
  providerName: requiredLine(manualTripLimits.name),
  /** Flights and trains: the number as printed, `AF 347`, `9 241`; empty where unknown. */
  number: identifier(manualTripLimits.number),
  /** Rentals and stays: the kind of car or room in the traveler's own words. */
  productName: textLine(manualTripLimits.productName),
  confirmationNumber: identifier(manualTripLimits.confirmationNumber),
  from: manualPlaceSchema,
  to: z.optional(manualPlaceSchema),
  departure: localDateTime,
  arrival: localDateTime,
  address: z.nullable(textLine(manualTripLimits.address)),
})
export type ManualSegment = z.infer<typeof manualSegmentSchema>

const segments = z.array(manualSegmentSchema).check(z.minLength(1), z.maxLength(manualTripLimits.segments))

/** Body of POST .../trips: a trip booked elsewhere. The answer is the Trip, with `source: 'manual'`. */
export const newManualTripSchema = z.strictObject({ segments })
export type NewManualTrip = z.infer<typeof newManualTripSchema>

/** Body of PUT .../trips/{bookingId}: replaces all segments. `version` is that of the trip the change began with. */
export const changedManualTripSchema = z.strictObject({ version: z.int().check(z.positive()), segments })
export type ChangedManualTrip = z.infer<typeof changedManualTripSchema>

/** Answer of DELETE .../trips/{bookingId}?version=. */
export const removedTripSchema = z.object({ bookingId: z.string() })
