import * as z from 'zod/mini'
import { instant, localDateTime, localTime, pageOf } from './envelope.ts'
import { withFallback, listOf, addition, optionalAddition, recordVersion } from './lenient.ts'

/** The four groups a trip list has; any other status is dropped (§4). */
export const tripStatuses = ['InProgress', 'Upcoming', 'Past', 'Cancelled'] as const
export const tripStatusSchema = z.enum(tripStatuses)
export type TripStatus = z.infer<typeof tripStatusSchema>

export const segmentKindSchema = z.enum(['flight', 'hotel', 'car', 'train'])
export type SegmentKind = z.infer<typeof segmentKindSchema>

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
 * One segment of a trip: a flight, a train, a stay, a rental. Each fact is a field, and null where a kind has none or
 * nobody said it; names of codes are the reader's affair (`segments.ts` has the codes). Times are local to their place.
 */
export const segmentSchema = z.object({
  id: z.string(),
  kind: segmentKindSchema,
  /** Airline (IATA), railway, hotel chain or rental company; empty where nobody said. */
  providerCode: z.string(),
  providerName: z.string(),
  /** Flights and trains: the number alone, `871` of AC 871. */
  number: z.nullable(z.string()),
  /** Rentals: class of the car, ACRISS, `ICAR`. */
  carClassCode: z.nullable(z.string()),
  /** Stays: sort of room, one of `roomTypeCodes` or a code of the supplier. */
  roomTypeCode: z.nullable(z.string()),
  /** Stays and rentals: what was booked in somebody's own words, where no code says it. */
  productName: z.nullable(z.string()),
  confirmationNumber: z.string(),
  from: placeSchema,
  to: placeSchema,
  /** When it leaves; when a hotel's guest is expected; when a car is fetched. */
  departure: localDateTime,
  /** When it arrives; when a hotel's guest leaves; when a car is given back. */
  arrival: localDateTime,
  departureInstant: instant,
  arrivalInstant: instant,
  /** Stays: the hotel's own hours, from when it lets guests in and until when they leave. */
  checkInFrom: z.nullable(localTime),
  checkOutUntil: z.nullable(localTime),
  /** Flights and trains: `economy`, `premium`, `business`, `first`, or the supplier's word. */
  cabin: z.nullable(z.string()),
  /** Trains: number of the coach the seat is in. */
  coach: z.nullable(z.string()),
  /** Flights and trains: `14C`. */
  seat: z.nullable(z.string()),
  /** Flights: where it leaves from. */
  terminal: z.nullable(z.string()),
  /** Stays and rentals: street and city. */
  address: z.nullable(z.string()),
  /** Rentals: at the rental desk of the airport `from`. */
  rentalDesk: z.nullable(z.enum(['airport'])),
  checkInUrl: z.nullable(z.url()),
  /** When online check-in opens; null where there is none. It closes at departure. */
  checkInOpens: z.nullable(instant),
})
export type Segment = z.infer<typeof segmentSchema>

/** A local time at a place; seconds and what follows them are left out. */
const wallClock = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)),
  z.transform((time: string) => time.slice(0, 16)),
)

/** Who knows of a trip: the booking tool, the agency, or only the traveller, who entered it as booked elsewhere. */
export const tripSourceSchema = z.enum(['bookingTool', 'agency', 'manual'])
export type TripSource = z.infer<typeof tripSourceSchema>

/** Trip (§3). Dates are local wall-clock times. */
export const tripSchema = z.object({
  internalTripId: z.string(),
  bookingId: z.string(),
  invoiceId: z.nullable(z.string()),
  origin: z.string(),
  destination: z.string(),
  departureDate: wallClock,
  arrivalDate: wallClock,
  returnDate: z.nullable(wallClock),
  transactionDate: instant,
  passengerFirstName: z.string(),
  passengerLastName: z.string(),
  providerCode: z.string(),
  providerCategory: withFallback(segmentKindSchema, 'flight'),
  isAirline: z.boolean(),
  itineraryDownloadUrl: z.string(),
  invoiceDownloadUrl: z.nullable(z.string()),
  icon: withFallback(segmentKindSchema, 'flight'),
  checkInUrl: withFallback(z.nullable(z.url()), null),
  departureAirportCityCode: z.nullable(z.string()),
  arrivalAirportCityCode: z.nullable(z.string()),
  carArrivalCityName: z.nullable(z.string()),
  carArrivalCityCode: z.nullable(z.string()),
  hotelCityName: z.nullable(z.string()),
  hotelCityCode: z.nullable(z.string()),
  departureCountryCode: z.string(),
  arrivalCountryCode: z.string(),
  hasTravelAdvisories: z.boolean(),
  tripStatus: tripStatusSchema,
  isCancellable: z.boolean(),
  /** Ours. */
  source: addition(tripSourceSchema, 'agency'),
  /** Ours: false for what somebody entered themself: nobody has checked it, and there is no invoice. */
  isVerified: addition(z.boolean(), true),
  /** Ours: true where a guest travels on this person's booking; the passenger is the guest. */
  isForGuest: optionalAddition(z.boolean()),
  version: recordVersion,
  /** Ours: what it is made of, in the order it happens, with the local time at each place. Without them a trip is shown by its own fields. */
  segments: addition(listOf(segmentSchema), []),
})
export type Trip = z.infer<typeof tripSchema>

/** GET .../trips: every trip of a profile, newest departure first in Past, soonest first elsewhere. */
export const tripListSchema = listOf(tripSchema)

/** GET .../trips/paginated (§3, §7). */
export const tripPageSchema = z.extend(pageOf(tripSchema), {
  /** Ours: how many trips of each status the person has, whatever the page shows. */
  statusCounts: optionalAddition(z.record(tripStatusSchema, z.int())),
})
export type TripPage = z.infer<typeof tripPageSchema>

/** One row of GET .../invoices (§7 bookings). Amounts are in the currency's main unit. */
export const invoiceSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  bookingId: z.string(),
  issued: instant,
  currency: z.string().check(z.length(3)),
  /** Negative when it gives money back. */
  total: z.number(),
  /** The id of the invoice it gives money back for; null on every other one. */
  creditOf: z.nullable(z.string()),
  invoiceDownloadUrl: z.string(),
})
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>

/** GET .../invoices/{invoiceId}. A line says in the reader's language what was sold; amounts are before tax. */
export const invoiceSchema = z.extend(invoiceSummarySchema, {
  lines: z.array(z.object({ description: z.string(), kind: segmentKindSchema, amount: z.number(), tax: z.number() })),
  tax: z.number(),
  maskedCreditCard: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof invoiceSchema>
