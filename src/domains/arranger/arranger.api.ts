import {
  type ArrangementAnswer,
  arrangementAnsweredSchema,
  arrangerListSchema,
  arrangerSchema,
} from '#contract/arrangers.ts'
import { mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

/** GET .../arranger-list */
export const getArrangers = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(profileRef)}/arranger-list`, { signal }).then(parseBody(arrangerListSchema))

/** POST .../arranger-list: makes a colleague an arranger, approved at once. */
export const postArranger = ({ email, ...profileRef }: ProfileRef & { email: string }, signal: AbortSignal) =>
  mainHttp.post(`${profilePath(profileRef)}/arranger-list`, { email }, { signal }).then(parseBody(arrangerSchema))

/** PUT .../arranger-requests/{key}; 409 where the request was answered differently meanwhile. */
export const putArrangerRequest = (
  { key, status, ...profileRef }: ProfileRef & ArrangementAnswer & { key: string },
  signal: AbortSignal,
) =>
  mainHttp
    .put(`${profilePath(profileRef)}/arranger-requests/${encodeURIComponent(key)}`, { status }, { signal })
    .then(parseBody(arrangementAnsweredSchema))
