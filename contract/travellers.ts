import * as z from 'zod/mini'
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

const travellerShape = z.object({
  profileId: z.string(),
  companyId: z.string(),
  employeeId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the status is `approved`: only then may be booked for them (§4). */
  approved: z.boolean(),
  status: withFallback(z.enum(['sent', 'approved']), 'sent'),
  /** Names the arrangement: the key of PUT arranger-requests/{key}. */
  requestId: z.string(),
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
})
/** Arranged traveller (§3): somebody the signed-in person arranges for. */
export const travellerSchema = z.pipe(z.transform(withCompleteness), travellerShape)
export type Traveller = z.infer<typeof travellerSchema>

/** GET .../arranger: a page of travellers, and how many there are on all pages (§3). */
export const travellerPageSchema = z.object({
  pageCount: z.int(),
  totalItemsCount: z.int(),
  responseData: listOf(travellerSchema),
})
export type TravellerPage = z.infer<typeof travellerPageSchema>

/**
 * Orders of GET .../arranger. `trip:asc` is an addition: who travels now, then who leaves soonest, then who has no trip.
 */
export const travellerSorts = ['email:asc', 'trip:asc'] as const
export type TravellerSort = (typeof travellerSorts)[number]
