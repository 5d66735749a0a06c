import { type ChangedManualTrip, type NewManualTrip, removedTripSchema } from '#contract/manualTrips.ts'
import { tripSchema } from '#contract/trips.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'
import { type TripRef, tripPath } from '@/domains/trips/trips.api'

/** POST .../trips: a trip booked elsewhere. */
export const addManualTrip = ({ trip, ...at }: ProfileRef & { trip: NewManualTrip }, signal: AbortSignal) =>
  mainHttp.post(`${profilePath(at)}/trips`, trip, { signal }).then(parseBody(tripSchema))

/** PUT .../trips/{bookingId}: all its segments anew; 412 where somebody changed it in between. */
export const changeManualTrip = ({ trip, ...at }: TripRef & { trip: ChangedManualTrip }, signal: AbortSignal) =>
  mainHttp.put(tripPath(at), trip, { signal }).then(parseBody(tripSchema))

/** DELETE .../trips/{bookingId}?version= */
export const removeManualTrip = ({ version, ...at }: TripRef & { version: number }, signal: AbortSignal) =>
  mainHttp.delete(tripPath(at), { params: { version }, signal }).then(parseBody(removedTripSchema))
