import * as z from 'zod/mini'
import { instant, localDateTime } from './envelope.ts'
import { addition, listOf, optionalAddition } from './lenient.ts'
import { travellerTripSchema } from './travellers.ts'
import { segmentSchema, tripStatusSchema } from './trips.ts'

/**
 * The present place of a trip's traveller: the place they last arrived at, or the way to the next one. The flight or
 * train they are in, or the hotel they stay at; null where neither is known.
 */
const whereaboutsSchema = z.object({
  city: z.string(),
  /** Empty for a place entered by hand. */
  cityCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  isOnTheWay: z.boolean(),
  /** When they leave the place; on the way, when they arrive there. Local to the place. */
  until: localDateTime,
  segment: z.nullable(z.pick(segmentSchema, { kind: true, providerCode: true, providerName: true, number: true })),
})
export type Whereabouts = z.infer<typeof whereaboutsSchema>

/** Row of an itinerary report: a trip, its traveller, and their telephone and e-mail. §3 does not list its fields. */
const reportedItinerarySchema = z.extend(travellerTripSchema, {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** With its calling code, as people write it: `+1 514 555 0134`; null where unknown, as for a guest. */
  phone: addition(z.nullable(z.string()), null),
  /** Whether the travel agency serves them as a VIP (§3). */
  isVip: addition(z.boolean(), false),
  /** Addition: whether a guest travels on this person's booking. */
  isForGuest: addition(z.boolean(), false),
  /** Addition: false for a trip entered by hand. */
  isVerified: addition(z.boolean(), true),
  /** Addition: of a trip in progress; missing for others. */
  whereabouts: optionalAddition(whereaboutsSchema),
})
export type ReportedItinerary = z.infer<typeof reportedItinerarySchema>

/** A place where people are, or which they are on the way to. */
const visitedPlaceSchema = z.object({
  city: z.string(),
  cityCode: z.string(),
  countryCode: z.string(),
  /** Different people. */
  travellers: z.int(),
  /** Rows of the report; a person can have two trips at once. */
  itineraries: z.int(),
  /** The level of the strictest advice about the country, as in a trip's advisories (§3); 0 without advice. */
  advisoryLevel: z.int(),
  /** Addition: the government of that advice, ISO 3166-1 alpha-2, its date, and its address; missing without advice. */
  advisory: optionalAddition(z.object({ source: z.string(), issuedAt: instant, url: z.string() })),
})
export type VisitedPlace = z.infer<typeof visitedPlaceSchema>

/**
 * GET companies/{companyId}/itineraryreport/search (§3 Itinerary report): a page of the trips of a status, and the
 * number of trips of each status. Trips in progress come place by place, in the order of `places`.
 */
export const itineraryReportSchema = z.object({
  itineraryReports: listOf(reportedItinerarySchema),
  /** The status of the rows. */
  tripsStatus: tripStatusSchema,
  totalInProgressCount: z.int(),
  totalUpcomingCount: z.int(),
  totalPastCount: z.int(),
  totalCancelledCount: z.int(),
  /**
   * Addition: where the people of all pages are, the strictest advisory first; missing unless trips are in progress.
   */
  places: optionalAddition(z.array(visitedPlaceSchema)),
})
export type ItineraryReport = z.infer<typeof itineraryReportSchema>
