import { outdatedTripListSchema, settledDetailsSchema } from '#contract/trips/outdatedTrips.ts'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath, type TripRef, tripPath } from '@/http/paths'

/** GET .../outdated-trips, an addition: the booked trips that hold details from before a change of the profile. */
export const getOutdatedTrips = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(profileRef)}/outdated-trips`, { signal }).then(parseBody(outdatedTripListSchema))

/** PUT .../trips/{bookingId}/settled-details, an addition: the agency of this trip need not be told any more. */
export const putSettledDetails = (tripRef: TripRef, signal: AbortSignal) =>
  mainHttp.put(`${tripPath(tripRef)}/settled-details`, undefined, { signal }).then(parseBody(settledDetailsSchema))
