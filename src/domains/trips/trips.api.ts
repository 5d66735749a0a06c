import { remindedSchema } from '#contract/trips/tripApproval.ts'
import { limits } from '#contract/fields/limits.ts'
import type { TripReport } from '#contract/trips/tripReport.ts'
import {
  sentReportSchema,
  type Trip,
  travelSummarySchema,
  tripListSchema,
  tripPageSchema,
  tripSchema,
  type TripStatus,
} from '#contract/trips/trips.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import {
  type EmployeeRef,
  employeePath,
  latestTripsPath,
  nextTripsPath,
  type ProfileRef,
  profilePath,
  travelSummaryPath,
  type TripRef,
  tripPath,
  tripsPath,
} from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** All trips of a person that could be read, and the number of those that could not. */
export interface ReadTrips {
  trips: Trip[]
  unread: number
}

/** GET .../trips: all four groups; of an employee GET admin/companies/{companyId}/employees/{employeeId}/trips. */
export const getTrips = (whose: ProfileRef | EmployeeRef, signal: AbortSignal) =>
  ('employeeId' in whose
    ? companyHttp.get(`/admin${employeePath(whose)}/trips`, { signal })
    : mainHttp.get(tripsPath(whose), { signal })
  ).then((response): ReadTrips => {
    const trips = parseBody(tripListSchema)(response)
    const rows: unknown = response.data
    return { trips, unread: Array.isArray(rows) ? rows.length - trips.length : 0 }
  })

interface TripPageRequest extends ProfileRef {
  pageNumber: number
  tripStatus?: TripStatus | undefined
  /** Addition: a text in a city, a supplier or a reference. */
  search?: string | undefined
  /** Addition: year of departure. */
  year?: number | undefined
}

/** GET .../trips/paginated: a page of ten trips, of one status or of all. */
export const getTripPage = (
  { pageNumber, tripStatus, search, year, ...profileRef }: TripPageRequest,
  signal: AbortSignal,
) =>
  mainHttp
    .get(`${profilePath(profileRef)}/trips/paginated`, {
      params: { pageNumber, pageSize: limits.tripPage, tripStatus, search, year },
      signal,
    })
    .then(parseBody(tripPageSchema))

/** GET .../trips/{bookingId} */
export const getTrip = (tripRef: TripRef, signal: AbortSignal) =>
  mainHttp.get(tripPath(tripRef), { signal }).then(parseBody(tripSchema))

/** POST .../trips/{bookingId}/report: a message to the agency. */
export const reportTrip = ({ report, ...tripRef }: TripRef & { report: TripReport }, signal: AbortSignal) =>
  mainHttp.post(`${tripPath(tripRef)}/report`, report, { signal }).then(parseBody(sentReportSchema))

/** Addition: POST .../trips/{bookingId}/approval/reminder: a mail to the decider. 409 `notWaiting`, `alreadyReminded`. */
export const remindDecider = (tripRef: TripRef, signal: AbortSignal) =>
  mainHttp.post(`${tripPath(tripRef)}/approval/reminder`, undefined, { signal }).then(parseBody(remindedSchema))

/** GET .../itineraries/latest: the current trip, then a few upcoming ones. A 401 does not restart login (§4). */
export const getLatestTrips = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(latestTripsPath(profileRef), { signal, staysOn401: true }).then(parseBody(tripListSchema))

/** GET .../trips/paginated: the first trips ahead. */
export const getNextTrips = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(nextTripsPath(profileRef), { signal }).then(parseBody(tripPageSchema))

/** Addition: GET .../travel-summary: the person's travel this year in five figures. */
export const getTravelSummary = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(travelSummaryPath(profileRef), { signal }).then(parseBody(travelSummarySchema))
