import {
  requestLimits,
  type TravelRequestBody,
  travelRequestPageSchema,
  travelRequestSchema,
} from '#contract/approvals/requests.ts'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

/** Identifies a request to travel of a person. */
export interface RequestRef extends ProfileRef {
  requestId: string
}

const listPath = (profileRef: ProfileRef) => `${profilePath(profileRef)}/travel-requests`
const path = ({ requestId, ...profileRef }: RequestRef) => `${listPath(profileRef)}/${encodeURIComponent(requestId)}`

/** GET .../travel-requests: a page of the requests of a person, those that a booking can use first; an addition. */
export const getTravelRequests = (
  { pageNumber, ...profileRef }: ProfileRef & { pageNumber: number },
  signal: AbortSignal,
) =>
  mainHttp
    .get(listPath(profileRef), { params: { pageNumber, pageSize: requestLimits.page }, signal })
    .then(parseBody(travelRequestPageSchema))

/** GET .../travel-requests/{requestId} */
export const getTravelRequest = (ref: RequestRef, signal: AbortSignal) =>
  mainHttp.get(path(ref), { signal }).then(parseBody(travelRequestSchema))

/** POST .../travel-requests: asks somebody. 400 for days or places that cannot be; 409 `nobodyDecides`, 429 for too many. */
export const postTravelRequest = (
  { request, ...profileRef }: ProfileRef & { request: TravelRequestBody },
  signal: AbortSignal,
) => mainHttp.post(listPath(profileRef), request, { signal }).then(parseBody(travelRequestSchema))

/** PUT .../travel-requests/{requestId}: corrects and sends again. 409 `notCorrectable`; else as the POST. */
export const putTravelRequest = (
  { request, ...ref }: RequestRef & { request: TravelRequestBody },
  signal: AbortSignal,
) => mainHttp.put(path(ref), request, { signal }).then(parseBody(travelRequestSchema))

/** DELETE .../travel-requests/{requestId}: withdraws it. 409 `notWithdrawable` where a booking uses it. */
export const deleteTravelRequest = (ref: RequestRef, signal: AbortSignal) =>
  mainHttp.delete(path(ref), { signal }).then(parseBody(travelRequestSchema))
