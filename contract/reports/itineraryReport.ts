import * as z from 'zod/mini'
import { instant, localDateTime } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition } from '#contract/wire/lenient.ts'
import { travelerTripSchema } from '#contract/arranger/travelers.ts'
import { segmentSchema, tripStatusSchema } from '#contract/trips/trips.ts'

/**
 * The present place of a trip's traveler: the place they last set out to, on the way to it until they arrive. The
 * flight or train they are in, or the hotel they stay at; null where neither is known.
 */
const whereaboutsSchema = z.object({
  city: z.string(),
  /** Empty for a place entered by hand. */
  cityCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  isOnTheWay: z.boolean(),
  /** When they leave the place; on the way, when they arrive there; presumed, when the trip ended. Local to the place. */
  until: localDateTime,
  /** Addition: true after the end of a trip from which no way on is booked: the traveler is presumed still there. */
  isPresumed: optionalAddition(z.boolean()),
  segment: z.nullable(z.pick(segmentSchema, { kind: true, providerCode: true, providerName: true, number: true })),
})
export type Whereabouts = z.infer<typeof whereaboutsSchema>

/** The answer of a traveler to the latest roll call that asked them. */
export const rollCallAnswers = ['safe', 'needsHelp'] as const
export type RollCallAnswer = (typeof rollCallAnswers)[number]

/**
 * Why a trip is in a report: the condition of the search that it meets, with the names that a sentence about it needs.
 * `place` and `flight` name what matched; `advisory` its country and level; `alert` the headline.
 */
const matchReasonSchema = z.object({
  kind: z.enum(['place', 'area', 'flight', 'advisory', 'alert', 'arrived', 'noAnswer', 'dates']),
  /** The city, flight, country code or headline. */
  name: z.string(),
  /** Advisories: the level; alerts: the severity. */
  level: z.optional(z.int()),
  /** Local to the place: arrival and departure there, or of the flight. A presumed stay has no departure. */
  from: z.optional(localDateTime),
  until: z.optional(localDateTime),
})
export type MatchReason = z.infer<typeof matchReasonSchema>

/** The place where the trip takes its traveler within the days of the search, or where they are now. */
const presenceSchema = z.object({
  city: z.string(),
  /** Empty for a place entered by hand. */
  cityCode: z.string(),
  countryCode: z.string(),
  /** Null where the place is not known. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  arrives: localDateTime,
  leaves: localDateTime,
  /** Nights there, and those without a booked hotel, in which the location is uncertain. */
  nights: z.int(),
  nightsWithoutHotel: z.int(),
  /**
   * Addition: true where all that is known of the place is over, now or before the days of the search, and the traveler
   * is presumed still there, as no way on is booked.
   */
  isPresumed: optionalAddition(z.boolean()),
})
export type ReportedPresence = z.infer<typeof presenceSchema>

/** Row of an itinerary report: a trip, its traveler, and their telephone and e-mail. §3 does not list its fields. */
const reportedItinerarySchema = z.extend(travelerTripSchema, {
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
  /** Addition: of a trip in progress; missing for others, and before the first departure. */
  whereabouts: optionalAddition(whereaboutsSchema),
  /** Addition: missing for a trip that leads nowhere within the days of the search. */
  presence: optionalAddition(presenceSchema),
  /** Addition: the conditions of the search that the trip meets. */
  reasons: addition(listOf(matchReasonSchema), []),
  /** Addition: the strictest advice on the countries of the trip; missing without one. */
  advisory: optionalAddition(z.object({ countryCode: z.string(), level: z.int() })),
  /** Addition: alerts about the trip that are current, the most severe first. An announcement alarms nobody. */
  alerts: addition(
    listOf(
      z.object({
        id: z.string(),
        headline: z.string(),
        severity: z.int(),
        isAnnouncement: addition(z.boolean(), false),
      }),
    ),
    [],
  ),
  /**
   * Addition: the latest question to them during the trip, or by a roll call that is open or ended within a week;
   * `answer` is null while there is none.
   */
  rollCall: optionalAddition(
    z.object({ id: z.string(), askedAt: instant, answer: z.nullable(z.enum(rollCallAnswers)) }),
  ),
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
  /**
   * The level of the strictest advice about the country, as in a trip's advisories (§3); 0 without advice, and where all
   * trips of the people there began in the country.
   */
  advisoryLevel: z.int(),
  /** Addition: the government of that advice, ISO 3166-1 alpha-2, its date, and its address; missing without advice. */
  advisory: optionalAddition(z.object({ source: z.string(), issuedAt: instant, url: z.string() })),
  /** Addition: null where the place is not known. */
  latitude: addition(z.nullable(z.number()), null),
  longitude: addition(z.nullable(z.number()), null),
  /** Addition: the highest severity of an alert that concerns people there; 0 without one. */
  alertSeverity: addition(z.int(), 0),
  /** Addition: people there without a booked hotel. */
  withoutHotel: addition(z.int(), 0),
})
export type VisitedPlace = z.infer<typeof visitedPlaceSchema>

/**
 * GET companies/{companyId}/itineraryreport/search (§3 Itinerary report): a page of the trips of a status, and the
 * number of trips of each status. Trips in progress come place by place, in the order of `places`. A trip that is over is
 * in progress here while its traveler is presumed at its last place, for at most a week; elsewhere it is past.
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
   * Addition: where the people of all pages are, or will be within the days of the search, the strictest advisory
   * first; missing for trips that are past or canceled, and for upcoming ones of a search without days.
   */
  places: optionalAddition(z.array(visitedPlaceSchema)),
  /** Addition: trips that meet the other conditions of the search on other days, for an empty result. */
  otherDaysCount: addition(z.int(), 0),
})
export type ItineraryReport = z.infer<typeof itineraryReportSchema>
