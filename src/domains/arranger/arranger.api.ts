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
export const getArrangers = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(at)}/arranger-list`, { signal }).then(parseBody(arrangerListSchema))

/** POST .../arranger-list: makes a colleague an arranger, which is approved by that. */
export const postArranger = ({ email, ...at }: ProfileRef & { email: string }, signal: AbortSignal) =>
  mainHttp.post(`${profilePath(at)}/arranger-list`, { email }, { signal }).then(parseBody(arrangerSchema))

/** PUT .../arranger-requests/{key}; 409 where somebody has answered otherwise meanwhile. */
export const putArrangerRequest = (
  { key, status, ...at }: ProfileRef & ArrangementAnswer & { key: string },
  signal: AbortSignal,
) =>
  mainHttp
    .put(`${profilePath(at)}/arranger-requests/${encodeURIComponent(key)}`, { status }, { signal })
    .then(parseBody(arrangementAnsweredSchema))
