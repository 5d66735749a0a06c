import {
  type ArrangementAnswer,
  arrangementAnsweredSchema,
  arrangerListSchema,
  arrangerSchema,
  type RequestAnswer,
  requestAnsweredSchema,
  waitingRequestSchema,
} from '#contract/arranger/arrangers.ts'
import { limits } from '#contract/fields/limits.ts'
import {
  type TravelerNeed,
  travelerPageSchema,
  type TravelerSort,
  type TravelerStatus,
} from '#contract/arranger/travelers.ts'
import { travelersPath } from '@/domains/arranger/travelersPath'
import { isOffered } from '@/http/additions'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { arrangerListPath, type ProfileRef, profilePath } from '@/http/paths'

/** GET .../arranger-list */
export const getArrangers = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(arrangerListPath(profileRef), { signal }).then(parseBody(arrangerListSchema))

/** POST .../arranger-list: makes a colleague an arranger, approved at once. */
export const postArranger = ({ email, ...profileRef }: ProfileRef & { email: string }, signal: AbortSignal) =>
  mainHttp.post(arrangerListPath(profileRef), { email }, { signal }).then(parseBody(arrangerSchema))

export interface TravelersWanted {
  pageNumber?: number
  search?: string
  sort?: TravelerSort
  statuses?: readonly TravelerStatus[]
  needs?: readonly TravelerNeed[]
}

/** Lists are comma-separated. An empty list is not sent. */
const listed = (name: string, values: readonly string[] = []) => values.length > 0 && { [name]: values.join(',') }

/**
 * GET .../arranger: a page of an arranger's travelers. Without an order, the next to travel first where the backend
 * offers that.
 */
export const getTravelers = (
  { pageNumber = 1, search, sort, statuses, needs, ...profileRef }: ProfileRef & TravelersWanted,
  signal: AbortSignal,
) =>
  mainHttp
    .get(travelersPath(profileRef), {
      params: {
        pageNumber,
        pageSize: limits.arrangerPage,
        ...(search && { search }),
        ...(sort ? { sort } : isOffered('travellertrips') && { sort: 'trip:asc' satisfies TravelerSort }),
        ...listed('statuses', statuses),
        ...listed('needs', needs),
      },
      signal,
    })
    .then(parseBody(travelerPageSchema))

/** GET .../arranger: the number of travelers who have approved the arranger, or are asked to (§5). */
export const getTravelerCount = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp
    .get(travelersPath(profileRef), { params: { statuses: 'sent,approved', pageSize: 1 }, signal })
    .then(parseBody(travelerPageSchema))
    .then(({ totalItemsCount }) => totalItemsCount)

/** GET .../arranger: the arranger's travelers and open requests, by name or e-mail. Empty where it fails (§8). */
export const findTravelers = ({ search, ...profileRef }: ProfileRef & { search: string }, signal: AbortSignal) =>
  mainHttp
    .get(travelersPath(profileRef), {
      params: { statuses: 'sent,approved', pageSize: limits.arrangerPage, ...(search && { search }) },
      signal,
    })
    .then(parseBody(travelerPageSchema))

const requestPath = (key: string) => `/arranger-requests/${encodeURIComponent(key)}`

/**
 * PUT .../arranger-requests/{key} of the signed-in traveler, or PUT arranger-requests/{key} where only that is
 * offered. 409 where the request was answered differently meanwhile.
 */
export const putArrangerRequest = (
  { key, status, ...profileRef }: ProfileRef & ArrangementAnswer & { key: string },
  signal: AbortSignal,
) =>
  mainHttp
    .put(`${isOffered('answerarranger') ? profilePath(profileRef) : ''}${requestPath(key)}`, { status }, { signal })
    .then(parseBody(arrangementAnsweredSchema))

/** GET arranger-requests/{key}: the arranger of a mailed request. It has the same errors as the answer. */
export const getWaitingRequest = (key: string, signal: AbortSignal) =>
  mainHttp.get(requestPath(key), { signal }).then(parseBody(waitingRequestSchema))

/**
 * GET .../arranger-requests/mailed/{key}: the same for the signed-in person. 404 where the request is to another
 * person.
 */
export const getRequestToMe = ({ key, ...profileRef }: ProfileRef & { key: string }, signal: AbortSignal) =>
  mainHttp
    .get(`${profilePath(profileRef)}/arranger-requests/mailed/${encodeURIComponent(key)}`, { signal, staysOn401: true })
    .then(parseBody(waitingRequestSchema))

/** PUT arranger-requests/{key} with the key of the mail: 404 unknown, 409 answered differently, 410 expired. */
export const answerByKey = ({ key, status }: { key: string; status: RequestAnswer }, signal: AbortSignal) =>
  mainHttp.put(requestPath(key), { status }, { signal }).then(parseBody(requestAnsweredSchema))
