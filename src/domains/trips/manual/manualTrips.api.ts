import { type ChangedManualTrip, type NewManualTrip, removedTripSchema } from '#contract/trips/manualTrips.ts'
import { tripSchema } from '#contract/trips/trips.ts'
import { mainHttp } from '@/http/clients'
import { profilePath, type ProfileRef, tripPath, type TripRef } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** POST .../trips: a trip booked elsewhere. */
export const addManualTrip = ({ trip, ...profileRef }: ProfileRef & { trip: NewManualTrip }, signal: AbortSignal) =>
  mainHttp.post(`${profilePath(profileRef)}/trips`, trip, { signal }).then(parseBody(tripSchema))

/** PUT .../trips/{bookingId}: replaces all its segments. 412 where another person changed the trip in between. */
export const changeManualTrip = ({ trip, ...tripRef }: TripRef & { trip: ChangedManualTrip }, signal: AbortSignal) =>
  mainHttp.put(tripPath(tripRef), trip, { signal }).then(parseBody(tripSchema))

/** DELETE .../trips/{bookingId}?version= */
export const removeManualTrip = ({ version, ...tripRef }: TripRef & { version: number }, signal: AbortSignal) =>
  mainHttp.delete(tripPath(tripRef), { params: { version }, signal }).then(parseBody(removedTripSchema))
