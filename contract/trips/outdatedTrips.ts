import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { listOf } from '#contract/wire/lenient.ts'

/** Details that a booking holds as copies, so that changing the profile does not change the booking. */
export const copiedDetails = ['name', 'passport', 'knownTraveller', 'membership'] as const
export type CopiedDetail = (typeof copiedDetails)[number]

const passportSchema = z.object({
  /** ISO 3166-1 alpha-2. */
  issueCountry: z.string(),
  /** The last characters of its number. */
  ending: z.string(),
})

/** A booked trip of a person with details that were changed in the profile after it was booked. */
export const outdatedTripSchema = z.object({
  bookingId: z.string(),
  destination: z.string(),
  /** `yyyy-MM-ddTHH:mm`, local to the place. */
  departureDate: z.string(),
  /** When the last of these details was changed. */
  changedAt: instant,
  /** The changed details that this booking has copied. */
  details: z.array(z.enum(copiedDetails)),
  /** The passports that were changed, as they are now; a removed one is not among them. */
  passports: z.array(passportSchema),
  /**
   * The issuing country of an unchanged passport that is valid for the trip: no data says which passport a booking holds,
   * so that only the person knows whether it is the changed one. Null where the trip holds another changed detail, or
   * where no such passport exists.
   */
  otherPassport: z.nullable(z.string()),
})
export type OutdatedTrip = z.infer<typeof outdatedTripSchema>

/** GET .../outdated-trips, an addition: soonest first. */
export const outdatedTripListSchema = listOf(outdatedTripSchema)
/** The answer to PUT .../trips/{bookingId}/settled-details, an addition: the trip is no longer among the outdated. */
export const settledDetailsSchema = z.object({ settledAt: instant })
