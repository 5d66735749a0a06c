import { cancellationSchema } from '#contract/cancellation.ts'
import { limits } from '#contract/limits.ts'
import { sentReportSchema, type TripReport } from '#contract/mail.ts'
import { travelSummarySchema, tripListSchema, tripPageSchema, tripSchema, type TripStatus } from '#contract/trips.ts'
import { mainHttp } from '@/http/clients'
import { latestTripsPath, type ProfileRef, profilePath, travelSummaryPath, tripsPath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** One trip of one person. */
export interface TripRef extends ProfileRef {
  bookingId: string
}
export const tripPath = ({ bookingId, ...at }: TripRef) => `${profilePath(at)}/trips/${encodeURIComponent(bookingId)}`

/** GET .../trips: all four groups. */
export const getTrips = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(tripsPath(at), { signal }).then(parseBody(tripListSchema))

interface TripPageRequest extends ProfileRef {
  pageNumber: number
  tripStatus?: TripStatus | undefined
}

/** GET .../trips/paginated: a page of ten, of one status or of all. */
export const getTripPage = ({ pageNumber, tripStatus, ...at }: TripPageRequest, signal: AbortSignal) =>
  mainHttp
    .get(`${profilePath(at)}/trips/paginated`, {
      params: { pageNumber, pageSize: limits.tripPage, tripStatus },
      signal,
    })
    .then(parseBody(tripPageSchema))

/** GET .../trips/{bookingId} */
export const getTrip = (at: TripRef, signal: AbortSignal) =>
  mainHttp.get(tripPath(at), { signal }).then(parseBody(tripSchema))

/** GET .../trips/{bookingId}/cancellation: what cancelling now would do. Changes nothing. */
export const getCancellation = (at: TripRef, signal: AbortSignal) =>
  mainHttp.get(`${tripPath(at)}/cancellation`, { signal }).then(parseBody(cancellationSchema))

/** POST .../trips/{bookingId}/cancel, with the version whose consequences were seen; another one is 412. */
export const cancelTrip = ({ version, ...at }: TripRef & { version: number }, signal: AbortSignal) =>
  mainHttp.post(`${tripPath(at)}/cancel`, { version }, { signal }).then(parseBody(cancellationSchema))

/** POST .../trips/{bookingId}/report: a message to the agency. */
export const reportTrip = ({ report, ...at }: TripRef & { report: TripReport }, signal: AbortSignal) =>
  mainHttp.post(`${tripPath(at)}/report`, report, { signal }).then(parseBody(sentReportSchema))

/** GET .../itineraries/latest: the trip under way, then the soonest ahead, a few. A 401 does not restart login (§4). */
export const getLatestTrips = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(latestTripsPath(at), { signal, staysOn401: true }).then(parseBody(tripListSchema))

/** GET .../travel-summary: the year in five figures. Ours. */
export const getTravelSummary = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(travelSummaryPath(at), { signal }).then(parseBody(travelSummarySchema))
