import * as z from 'zod/mini'
import { fieldLimits, textLine } from '#contract/fields/fields.ts'
import { withFallback, addition, recordVersion, seenVersion } from '#contract/wire/lenient.ts'

/** Meals of §3 by their airline code; `none` is no preference. */
// prettier-ignore
export const mealCodes = [
  'none', 'BBML', 'BLML', 'CHML', 'DBML', 'HNML', 'KSML', 'LCML', 'LSML', 'LFML', 'MOML', 'FPML', 'GFML', 'NLML',
  'SFML', 'AVML', 'VJML', 'VLML', 'VOML', 'RVML', 'VGML',
] as const
export type MealCode = (typeof mealCodes)[number]

export const seatLengthwise = ['none', 'front', 'middle', 'rear', 'exitRow', 'bulkhead'] as const
export const seatWidthwise = ['none', 'window', 'middle', 'aisle'] as const
/** Train seats: location in the coach, and type. */
export const trainSeatLocations = ['none', 'window', 'aisle'] as const
export const trainSeatTypes = ['none', 'forward', 'table', 'single', 'quiet'] as const
export const carSizes = ['none', 'economy', 'compact', 'midsize', 'fullSize', 'suv', 'electric'] as const
export const roomTypes = ['none', 'oneBed', 'twoBeds', 'accessible', 'quiet', 'highFloor'] as const

const request = textLine(fieldLimits.request)
const fields = {
  seatPositionLengthwise: z.enum(seatLengthwise),
  seatPositionWidthwise: z.enum(seatWidthwise),
  seatLocation: z.enum(trainSeatLocations),
  seatType: z.enum(trainSeatTypes),
  carSize: z.enum(carSizes),
  roomType: z.enum(roomTypes),
  airRequests: request,
  hotelRequests: request,
  carRequests: request,
  trainRequests: request,
  meal: z.enum(mealCodes),
}

/** The fields as answered: values stored under older rules are accepted, and unknown choices count as `none`. */
const answered = {
  seatPositionLengthwise: withFallback(fields.seatPositionLengthwise, 'none'),
  seatPositionWidthwise: withFallback(fields.seatPositionWidthwise, 'none'),
  seatLocation: withFallback(fields.seatLocation, 'none'),
  seatType: withFallback(fields.seatType, 'none'),
  carSize: withFallback(fields.carSize, 'none'),
  /** Addition. */
  roomType: addition(fields.roomType, 'none'),
  airRequests: z.string(),
  hotelRequests: z.string(),
  carRequests: z.string(),
  trainRequests: z.string(),
  meal: withFallback(fields.meal, 'none'),
}

/**
 * Travel preferences (§3): a record per person. Lengthwise and widthwise positions are for flights, location and type
 * for trains.
 */
export const travelPreferenceSchema = z.object({ tpId: z.string(), ...answered, version: recordVersion })
export type TravelPreference = z.infer<typeof travelPreferenceSchema>
/** GET .../travel-preferences: null where there are none yet. */
export const travelPreferenceAnswerSchema = z.nullable(travelPreferenceSchema)

/** Body of POST .../travel-preferences; 409 where they already exist. */
export const newTravelPreferenceSchema = z.strictObject(fields)
export type NewTravelPreference = z.infer<typeof newTravelPreferenceSchema>
/** The same as it is sent: `roomType`, an addition, may be missing. */
export const sentTravelPreferenceSchema = z.extend(newTravelPreferenceSchema, {
  roomType: z._default(fields.roomType, 'none'),
})
/** Body of PUT .../travel-preferences/{tpId}. */
export const changedTravelPreferenceSchema = z.strictObject({
  version: seenVersion,
  ...fields,
  /** Addition: the stored room type stays without it. */
  roomType: z.optional(fields.roomType),
})
export type ChangedTravelPreference = z.infer<typeof changedTravelPreferenceSchema>
