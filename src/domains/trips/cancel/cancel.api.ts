import { cancellationSchema } from '#contract/trips/cancellation.ts'
import { type TripRef, tripPath } from '@/http/paths'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** GET .../trips/{bookingId}/cancellation: the refund if the trip were cancelled now. Changes nothing. */
export const getCancellation = (tripRef: TripRef, signal: AbortSignal) =>
  mainHttp.get(`${tripPath(tripRef)}/cancellation`, { signal }).then(parseBody(cancellationSchema))

/** POST .../trips/{bookingId}/cancel, with the version whose consequences were shown; 412 for another version. */
export const cancelTrip = ({ version, ...tripRef }: TripRef & { version: number }, signal: AbortSignal) =>
  mainHttp.post(`${tripPath(tripRef)}/cancel`, { version }, { signal }).then(parseBody(cancellationSchema))
