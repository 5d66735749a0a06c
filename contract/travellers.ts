import * as z from 'zod/mini'
import { instant, localDate } from './envelope.ts'
import { addition, listOf, withFallback } from './lenient.ts'
import { profileIssuesSchema, withCompleteness } from './profileIssues.ts'
import { tripSchema } from './trips.ts'

/** What is said of a trip where its traveller is what matters. */
export const travellerTripSchema = z.pick(tripSchema, {
  internalTripId: true,
  bookingId: true,
  destination: true,
  departureDate: true,
  arrivalDate: true,
  returnDate: true,
  hasTravelAdvisories: true,
  tripStatus: true,
})
export type TravellerTrip = z.infer<typeof travellerTripSchema>

/** Statuses by which GET .../arranger is narrowed (§7); without any, who has approved. */
export const travellerStatuses = ['approved', 'sent', 'declined'] as const
export type TravellerStatus = (typeof travellerStatuses)[number]

/** Addition: what matters about a traveller now, by which GET .../arranger is narrowed to those it holds for. */
export const travellerNeeds = ['travellingNow', 'cannotBook', 'documentExpiring', 'advisory'] as const
export type TravellerNeed = (typeof travellerNeeds)[number]

/** A passport or card that has expired, expires soon (`expiryReminders`), or before a booked trip of its owner is over. */
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

const travellerShape = z.object({
  /** Empty, as everything but name, e-mail and date, for somebody who has not approved. */
  profileId: z.string(),
  companyId: z.string(),
  employeeId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the status is `approved`: only then may be booked for them (§4). */
  approved: z.boolean(),
  status: withFallback(z.enum(travellerStatuses), 'sent'),
  /** Names the arrangement: the key of PUT arranger-requests/{key}. */
  requestId: z.string(),
  /** Addition: when it was asked for or given; null where unknown. */
  askedAt: addition(z.nullable(instant), null),
  isAllowedToBook: z.boolean(),
  /** By their travel policy: trips of their own, and trips of events. */
  isAllowedTransient: z.boolean(),
  isAllowedEvent: z.boolean(),
  isBasicInfoComplete: z.boolean(),
  isPaymentMethodsComplete: z.boolean(),
  isMandatoryFieldsComplete: z.boolean(),
  /** What keeps them from booking, as in their profile. */
  profileIssues: profileIssuesSchema,
  /** Whether a trip that is not over goes to a country under an advisory. */
  hasTravelAdvisories: z.boolean(),
  /** Address of the company's booking tool; null where it has none of its own. Booking asks GET .../obt. */
  obtSsoUrl: z.nullable(z.string()),
  /** Addition: the trip they are on, else their next one; null where there is none. */
  trip: addition(z.nullable(travellerTripSchema), null),
  /** Addition: the highest level of the advisories of trips that are not over; null without one. */
  advisoryLevel: addition(z.nullable(z.int()), null),
  /** Addition: the country that level is for, ISO 3166-1 alpha-2, as it need not be that of `trip`; null where unknown. */
  advisoryCountry: addition(z.nullable(z.string()), null),
  /** Addition: soonest first. */
  expiringDocuments: addition(listOf(expiringDocumentSchema), []),
})
/** Arranged traveller (§3): somebody the signed-in person arranges for. */
export const travellerSchema = z.pipe(z.transform(withCompleteness), travellerShape)
export type Traveller = z.infer<typeof travellerSchema>

const countOf = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.int())
/** How many there are of each status, and of those who have approved with each need; of those searched for. */
const travellerCountsSchema = z.object({ statuses: countOf(travellerStatuses), needs: countOf(travellerNeeds) })

/** GET .../arranger: a page of travellers, and how many there are on all pages (§3). */
export const travellerPageSchema = z.object({
  pageCount: z.int(),
  totalItemsCount: z.int(),
  responseData: listOf(travellerSchema),
  /** Addition: only where it was asked for. */
  counts: addition(z.nullable(travellerCountsSchema), null),
})
export type TravellerPage = z.infer<typeof travellerPageSchema>

/**
 * Orders of GET .../arranger. All but those by e-mail are additions. `trip:asc`: who travels now, then who leaves
 * soonest, then who has no trip; `trip:desc` begins with who leaves last.
 */
export const travellerSorts = ['email:asc', 'email:desc', 'name:asc', 'name:desc', 'trip:asc', 'trip:desc'] as const
export type TravellerSort = (typeof travellerSorts)[number]

/** The most travellers whose calendar, itineraries or mails are asked for at once. */
export const mostSelected = 100

/**
 * Answer of POST .../arranger/itinerary-mails, an addition, by profile: who was written to, who has no trip ahead and so nothing to be sent, and who got such a mail of
 * the same arranger within the hour and no other.
 */
export const itineraryMailsSchema = z.object({
  sent: z.array(z.string()),
  withoutTrip: z.array(z.string()),
  tooSoon: addition(z.array(z.string()), []),
})
export type ItineraryMails = z.infer<typeof itineraryMailsSchema>
