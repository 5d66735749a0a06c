import {
  arrangementAnsweredSchema,
  arrangerRequestSchema,
  sentRequestPageSchema,
} from '#contract/arranger/arrangers.ts'
import { itineraryMailsSchema, travelerPageSchema } from '#contract/arranger/travelers.ts'
import { travelersPath } from '@/domains/arranger/travelersPath'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

/** GET .../arranger with counts: the number of travelers of each status and need, within the search. */
export const getTravelerCounts = ({ search, ...profileRef }: ProfileRef & { search: string }, signal: AbortSignal) =>
  mainHttp
    .get(travelersPath(profileRef), { params: { counts: true, pageSize: 1, ...(search && { search }) }, signal })
    .then(parseBody(travelerPageSchema))
    .then(({ counts }) => counts)

const requestsPath = (profileRef: ProfileRef) => `${profilePath(profileRef)}/arranger-requests`

/** GET .../arranger-requests: the arranger's open requests, the newest first. */
export const getSentRequests = ({ pageSize, ...profileRef }: ProfileRef & { pageSize: number }, signal: AbortSignal) =>
  mainHttp
    .get(requestsPath(profileRef), { params: { statuses: 'sent', pageSize }, signal })
    .then(parseBody(sentRequestPageSchema))

/** POST .../arranger-requests: asks a colleague by mail, or asks again. 400 with the problem of the address. */
export const postArrangerRequest = ({ email, ...profileRef }: ProfileRef & { email: string }, signal: AbortSignal) =>
  mainHttp.post(requestsPath(profileRef), { email }, { signal }).then(parseBody(arrangerRequestSchema))

type OfKey = ProfileRef & { key: string }

/** DELETE .../arranger-requests/{key}: withdraws a request. 409 where it was answered meanwhile. */
export const deleteSentRequest = ({ key, ...profileRef }: OfKey, signal: AbortSignal) =>
  mainHttp
    .delete(`${requestsPath(profileRef)}/${encodeURIComponent(key)}`, { signal })
    .then(parseBody(arrangementAnsweredSchema))

/** DELETE .../arranger/{key}: stops arranging for a traveler. */
export const deleteArrangement = ({ key, ...profileRef }: OfKey, signal: AbortSignal) =>
  mainHttp
    .delete(`${travelersPath(profileRef)}/${encodeURIComponent(key)}`, { signal })
    .then(parseBody(arrangementAnsweredSchema))

/** Paths of the downloads for selected travelers: GET .../arranger/calendar and .../arranger/itineraries. */
export const selectionPath = (
  what: 'calendar' | 'itineraries',
  profileRef: ProfileRef,
  profileIds: readonly string[],
) => `${travelersPath(profileRef)}/${what}?profileIds=${profileIds.map(encodeURIComponent).join(',')}`

/** POST .../arranger/itinerary-mails: each gets their own itineraries by mail. */
export const postItineraryMails = (
  { profileIds, note, ...profileRef }: ProfileRef & { profileIds: string[]; note: string },
  signal: AbortSignal,
) =>
  mainHttp
    .post(`${travelersPath(profileRef)}/itinerary-mails`, { profileIds, note }, { signal })
    .then(parseBody(itineraryMailsSchema))
