import * as z from 'zod/mini'
import { instant, localDate, localDateTime, localTime, pageOf } from '#contract/wire/envelope.ts'
import {
  withFallback,
  listOf,
  addition,
  answeredText,
  optionalAddition,
  recordVersion,
} from '#contract/wire/lenient.ts'
import { tripApprovalSchema } from './tripApproval.ts'
import { tripFieldValueSchema } from './tripFieldValues.ts'

/** The four groups a trip list has; any other status is dropped (§4). */
export const tripStatuses = ['InProgress', 'Upcoming', 'Past', 'Cancelled'] as const
export const tripStatusSchema = z.enum(tripStatuses)
export type TripStatus = z.infer<typeof tripStatusSchema>

export const segmentKindSchema = z.enum(['flight', 'hotel', 'car', 'train'])
export type SegmentKind = z.infer<typeof segmentKindSchema>

/** Where a seat is in its row. */
export const seatPositionSchema = z.enum(['window', 'middle', 'aisle'])
export type SeatPosition = z.infer<typeof seatPositionSchema>

const placeSchema = z.object({
  /** Airport, station or city code; empty for a place entered by hand. */
  code: z.string(),
  name: z.string(),
  city: z.string(),
  /** Code of the city or its metropolitan area; empty for a place entered by hand. */
  cityCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** IANA zone of the place. */
  timeZone: z.string(),
})
export type Place = z.infer<typeof placeSchema>

/**
 * A segment of a trip: a flight, a train, a stay, a rental. Fields that a kind does not have, or that are unknown, are
 * null. The reader translates the codes (`segments.ts` lists them). Times are local to their place.
 */
export const segmentSchema = z.object({
  id: z.string(),
  kind: segmentKindSchema,
  /** Code of the airline (IATA), railway, hotel chain or rental company; empty where unknown. */
  providerCode: z.string(),
  providerName: z.string(),
  /** Flights and trains: the number alone, `871` of AC 871. */
  number: z.nullable(z.string()),
  /** Rentals: car class (ACRISS), `ICAR`. */
  carClassCode: z.nullable(z.string()),
  /** Stays: room type, of `roomTypeCodes` or the supplier's code. */
  roomTypeCode: z.nullable(z.string()),
  /** Stays and rentals: free text for a booked product without a code. */
  productName: z.nullable(z.string()),
  confirmationNumber: z.string(),
  from: placeSchema,
  to: placeSchema,
  /** Departure; the guest's expected arrival at a hotel; pick-up of a car. */
  departure: localDateTime,
  /** Arrival; the guest's departure from a hotel; return of a car. */
  arrival: localDateTime,
  departureInstant: instant,
  arrivalInstant: instant,
  /** Short name of the time zone at that end then, in the language of the answer: `EST`, `HNE`, `Tokyo time`. */
  departureZone: optionalAddition(z.string()),
  arrivalZone: optionalAddition(z.string()),
  /** Stays: the hotel's own hours: earliest check-in, latest check-out. */
  checkInFrom: z.nullable(localTime),
  checkOutUntil: z.nullable(localTime),
  /** Flights and trains: `economy`, `premium`, `business`, `first`, or the supplier's word. */
  cabin: z.nullable(z.string()),
  /** Trains: number of the coach the seat is in. */
  coach: z.nullable(z.string()),
  /** Flights and trains: `14C`. */
  seat: z.nullable(z.string()),
  /** Flights and trains: where the seat is in its row. */
  seatPosition: optionalAddition(z.nullable(seatPositionSchema)),
  /** Flights: departure terminal. */
  terminal: z.nullable(z.string()),
  /** Stays and rentals: street and city. */
  address: z.nullable(z.string()),
  /** Rentals: at the rental desk of the airport `from`. */
  rentalDesk: z.nullable(z.enum(['airport'])),
  checkInUrl: z.nullable(z.url()),
  /** The time when online check-in opens; null without online check-in. It closes at departure. */
  checkInOpens: z.nullable(instant),
})
export type Segment = z.infer<typeof segmentSchema>

/** A local time at a place; seconds and all after them are dropped. */
const wallClock = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)),
  z.transform((time: string) => time.slice(0, 16)),
)

/** Where a trip was booked: in the booking tool, by the agency, or elsewhere and entered by hand. */
export const tripSourceSchema = z.enum(['bookingTool', 'agency', 'manual'])
export type TripSource = z.infer<typeof tripSourceSchema>

/** Demo data, or booked on trial with a tool of which no supplier knows: nothing of either is sold or charged. */
const tripStandingSchema = z.enum(['demo', 'trial'])

/** The cost of a trip with taxes and fees, in the main unit of the currency. */
const tripTotalSchema = z.object({ amount: z.number(), currency: z.string().check(z.length(3)) })

/** The card a trip was paid with: its brand, where known, and its last four digits; never more of it. */
const tripPaymentSchema = z.object({ brand: z.nullable(z.string()), lastFour: z.string().check(z.regex(/^\d{4}$/)) })

/** Reasons the booking tool offers for booking out of policy. */
export const policyReasons = ['meeting', 'health', 'group', 'approved', 'schedule'] as const

/** Whether the booking tool found a trip within the travel policy, else the reason the traveler gave, where known. */
const tripPolicySchema = z.object({
  verdict: z.enum(['within', 'outside']),
  reason: z.nullable(z.enum(policyReasons)),
})

/**
 * A government's travel advice about a country of a trip: `level` 1 is to take more care, 2 to avoid travel that is not
 * essential, 3 to avoid all travel. Countries are ISO 3166-1 alpha-2; `text` is in the language of the answer.
 */
const tripAdvisorySchema = z.object({
  country: z.string(),
  level: z.int(),
  /** The country whose government advises. */
  source: z.string(),
  text: z.string(),
  url: z.string(),
})
export type TripAdvisory = z.infer<typeof tripAdvisorySchema>

/** Trip (§3). Dates are local wall-clock times. */
export const tripSchema = z.object({
  internalTripId: z.string(),
  bookingId: z.string(),
  invoiceId: z.nullable(z.string()),
  origin: answeredText,
  destination: answeredText,
  departureDate: wallClock,
  arrivalDate: wallClock,
  returnDate: z.nullable(wallClock),
  transactionDate: instant,
  passengerFirstName: answeredText,
  passengerLastName: answeredText,
  providerCode: answeredText,
  providerCategory: withFallback(segmentKindSchema, 'flight'),
  isAirline: z.boolean(),
  itineraryDownloadUrl: answeredText,
  invoiceDownloadUrl: z.nullable(z.string()),
  icon: withFallback(segmentKindSchema, 'flight'),
  checkInUrl: withFallback(z.nullable(z.url()), null),
  departureAirportCityCode: z.nullable(z.string()),
  arrivalAirportCityCode: z.nullable(z.string()),
  carArrivalCityName: z.nullable(z.string()),
  carArrivalCityCode: z.nullable(z.string()),
  hotelCityName: z.nullable(z.string()),
  hotelCityCode: z.nullable(z.string()),
  departureCountryCode: answeredText,
  arrivalCountryCode: answeredText,
  hasTravelAdvisories: z.boolean(),
  tripStatus: tripStatusSchema,
  isCancellable: z.boolean(),
  /** Addition. */
  source: addition(tripSourceSchema, 'agency'),
  /** Addition: false for a trip entered by hand: it is unverified and has no invoice. */
  isVerified: addition(z.boolean(), true),
  /** Addition: missing for a real trip. */
  standing: optionalAddition(tripStandingSchema),
  /** Addition: the last local day of the trip (`tripDays.ts`), also in lists, whose trips have no segments. */
  endsOn: optionalAddition(localDate),
  /** Addition: true where a guest travels on this person's booking; the passenger is the guest. */
  isForGuest: optionalAddition(z.boolean()),
  /** Addition: missing where unknown, as for a trip entered by hand. The same holds for the next three. */
  total: optionalAddition(tripTotalSchema),
  payment: optionalAddition(tripPaymentSchema),
  /** Addition: the part of the total that travel credits have paid; missing where none did. */
  paidByCredits: optionalAddition(z.number()),
  /** Addition: name of the traveler's cost centre, in the language of the answer. */
  costCenter: optionalAddition(z.string()),
  policy: optionalAddition(tripPolicySchema),
  /** Addition: the values of the company's own fields, in its order; missing without any. */
  fields: optionalAddition(listOf(tripFieldValueSchema)),
  /** Addition: the refunded part of the total of a cancelled trip; missing where unknown, and for other trips. */
  refunded: optionalAddition(z.number()),
  /** Addition: the part of `refunded` that went back to travel credits; missing where none did. */
  refundedToCredits: optionalAddition(z.number()),
  /** Addition: the time of cancelling; missing where unknown, and for other trips. */
  cancelledAt: optionalAddition(instant),
  /** Addition: of a trip that is not over, the strictest advice of each country first. */
  advisories: optionalAddition(z.array(tripAdvisorySchema)),
  /** Addition: its standing with those who approve it; missing where nobody was asked. */
  approval: optionalAddition(tripApprovalSchema),
  version: recordVersion,
  /** Addition: the segments in chronological order, in local times. Without them a trip is shown by its own fields. */
  segments: addition(listOf(segmentSchema), []),
})
export type Trip = z.infer<typeof tripSchema>

/**
 * GET .../trips: every trip of a profile, newest departure first in Past, soonest first elsewhere.
 * GET .../itineraries/latest: the trips under way, then the soonest ahead, `limits.latestTrips` at most.
 */
export const tripListSchema = listOf(tripSchema)

/** GET .../trips/paginated (§3, §7). */
export const tripPageSchema = z.extend(pageOf(tripSchema), {
  /** Addition: number of trips of each status over all pages. */
  statusCounts: optionalAddition(z.record(tripStatusSchema, z.int())),
  /** Addition: the years in which the trips of the status begin, newest first; without it trips cannot be searched. */
  years: optionalAddition(z.array(z.int())),
})
export type TripPage = z.infer<typeof tripPageSchema>

/**
 * GET .../travel-summary, an addition: a person's travel in five figures. All but `upcoming` are about the calendar
 * year, up to today, both at the home airport; cancelled trips never count.
 */
export const travelSummarySchema = z.object({
  /** Trips that have not begun. */
  upcoming: z.int(),
  /** Trips that began in the year. */
  trips: z.int(),
  /** Nights between the first and the last day of trips. */
  nights: z.int(),
  /** Different cities arrived in, without those of connections and the city a trip began in. */
  cities: z.int(),
  /** Countries of those cities. */
  countries: z.int(),
})
export type TravelSummary = z.infer<typeof travelSummarySchema>

/**
 * Answer of POST .../trips/{bookingId}/report: the agency it was sent to, and the address replies go to. More than 5
 * reports in 10 minutes are 429.
 */
export const sentReportSchema = z.object({ sentAt: instant, agency: z.string(), replyTo: z.string() })
export type SentReport = z.infer<typeof sentReportSchema>
