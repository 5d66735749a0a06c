import * as z from 'zod/mini'
import { instant, localDate } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition, withFallback } from '#contract/wire/lenient.ts'
import { profileIssuesSchema, withCompleteness } from '#contract/profile/profileIssues.ts'
import { approvalMarkSchema } from '#contract/trips/tripApproval.ts'
import { tripSchema } from '#contract/trips/trips.ts'

/** The fields of a trip in a list of travelers. */
export const travelerTripSchema = z.extend(
  z.pick(tripSchema, {
    internalTripId: true,
    bookingId: true,
    destination: true,
    departureDate: true,
    arrivalDate: true,
    returnDate: true,
    endsOn: true,
    hasTravelAdvisories: true,
    tripStatus: true,
  }),
  { approval: optionalAddition(approvalMarkSchema) },
)
export type TravelerTrip = z.infer<typeof travelerTripSchema>

/** The statuses that filter GET .../arranger (§7); without any it returns approved travelers. */
export const travelerStatuses = ['approved', 'sent', 'declined'] as const
export type TravelerStatus = (typeof travelerStatuses)[number]

/** Addition: the present needs of travelers, which filter GET .../arranger. */
export const travelerNeeds = ['travellingNow', 'cannotBook', 'documentExpiring', 'advisory'] as const
export type TravelerNeed = (typeof travelerNeeds)[number]

/**
 * A passport or card that has expired, expires soon (`expiryReminders`), or before a booked trip of its owner is over.
 */
const expiringDocumentSchema = z.object({
  kind: z.enum(['passport', 'card']),
  /** The country that issued a passport, ISO 3166-1 alpha-2; the last four digits of a card. */
  which: z.string(),
  /** The last valid day. */
  expiresOn: localDate,
  /** Whether a booked trip ends later. */
  isBeforeTripEnd: z.boolean(),
})
export type ExpiringDocument = z.infer<typeof expiringDocumentSchema>

const travelerShape = z.object({
  /** Empty for a person who has not approved, as are all fields but name, e-mail and date. */
  profileId: z.string(),
  companyId: z.string(),
  employeeId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the status is `approved`: only then may be booked for them (§4). */
  approved: z.boolean(),
  status: withFallback(z.enum(travelerStatuses), 'sent'),
  /** Names the arrangement: the key of PUT arranger-requests/{key}. */
  requestId: z.string(),
  /** Addition: the time of the request or permission; null where unknown. */
  askedAt: addition(z.nullable(instant), null),
  isAllowedToBook: z.boolean(),
  /** The two kinds of trips of their travel policy: trips of their own, and trips of events. */
  isAllowedTransient: z.boolean(),
  isAllowedEvent: z.boolean(),
  isBasicInfoComplete: z.boolean(),
  isPaymentMethodsComplete: z.boolean(),
  isMandatoryFieldsComplete: z.boolean(),
  /** The issues that keep them from booking, as in their profile. */
  profileIssues: profileIssuesSchema,
  /** Whether a trip that is not over goes to a country under an advisory. */
  hasTravelAdvisories: z.boolean(),
  /** Address of the company's booking tool; null for a company without one. Booking reads GET .../obt instead. */
  obtSsoUrl: z.nullable(z.string()),
  /** Addition: their present trip, else their next one; null without either. */
  trip: addition(z.nullable(travelerTripSchema), null),
  /** Addition: the highest level of the advisories of trips that are not over; null without an advisory. */
  advisoryLevel: addition(z.nullable(z.int()), null),
  /**
   * Addition: the country that level is for, ISO 3166-1 alpha-2, as it need not be that of `trip`; null where unknown.
   */
  advisoryCountry: addition(z.nullable(z.string()), null),
  /** Addition: soonest first. */
  expiringDocuments: addition(listOf(expiringDocumentSchema), []),
})
/** Arranged traveler (§3): a person for whom the signed-in person arranges travel. */
export const travelerSchema = z.pipe(z.transform(withCompleteness), travelerShape)
export type Traveler = z.infer<typeof travelerSchema>

const countOf = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.int())
/** Numbers of found travelers by status, and of approved ones by need. */
const travelerCountsSchema = z.object({ statuses: countOf(travelerStatuses), needs: countOf(travelerNeeds) })

/** GET .../arranger: a page of travelers, and how many there are on all pages (§3). */
export const travelerPageSchema = z.object({
  pageCount: z.int(),
  totalItemsCount: z.int(),
  responseData: listOf(travelerSchema),
  /** Addition: null where the query does not ask for it. */
  counts: addition(z.nullable(travelerCountsSchema), null),
})
export type TravelerPage = z.infer<typeof travelerPageSchema>

/**
 * Orders of GET .../arranger. All but those by e-mail are additions. `trip:asc`: people under way, then by departure,
 * the soonest first, then people without a trip; `trip:desc` begins with the latest departure.
 */
export const travelerSorts = ['email:asc', 'email:desc', 'name:asc', 'name:desc', 'trip:asc', 'trip:desc'] as const
export type TravelerSort = (typeof travelerSorts)[number]

/** The largest number of travelers in a request for a calendar, itineraries or mails. */
export const mostSelected = 100

/**
 * Answer of POST .../arranger/itinerary-mails, an addition, by profile: people with a mail, people without a trip ahead
 * and so without a mail, and people who had such a mail of the same arranger within the hour and get no other.
 */
export const itineraryMailsSchema = z.object({
  sent: z.array(z.string()),
  withoutTrip: z.array(z.string()),
  tooSoon: addition(z.array(z.string()), []),
})
export type ItineraryMails = z.infer<typeof itineraryMailsSchema>
