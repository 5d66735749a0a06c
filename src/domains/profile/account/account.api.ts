import {
  type ArrangementAnswer,
  arrangementAnsweredSchema,
  arrangerListSchema,
  arrangerSchema,
} from '#contract/arrangers.ts'
import { limits } from '#contract/limits.ts'
import { profileSchema } from '#contract/profile.ts'
import { profileChangePageSchema, reactivationAskedSchema } from '#contract/profileChanges.ts'
import { profileRolesSchema } from '#contract/roles.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileAt, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** POST companies/profiles/request-reactivate: asks the administrators, once a day. */
export const requestReactivation = ({ profileId }: ProfileAt, signal: AbortSignal) =>
  mainHttp
    .post('/companies/profiles/request-reactivate', { profileId }, { signal })
    .then(parseBody(reactivationAskedSchema))

/** GET .../arranger-list */
export const getArrangers = (at: ProfileAt, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(at)}/arranger-list`, { signal }).then(parseBody(arrangerListSchema))

/** POST .../arranger-list: makes a colleague an arranger, which is approved by that. */
export const postArranger = ({ email, ...at }: ProfileAt & { email: string }, signal: AbortSignal) =>
  mainHttp.post(`${profilePath(at)}/arranger-list`, { email }, { signal }).then(parseBody(arrangerSchema))

/** PUT .../arranger-requests/{key}; 409 where somebody has answered otherwise meanwhile. */
export const putArrangerRequest = (
  { key, status, ...at }: ProfileAt & ArrangementAnswer & { key: string },
  signal: AbortSignal,
) =>
  mainHttp
    .put(`${profilePath(at)}/arranger-requests/${encodeURIComponent(key)}`, { status }, { signal })
    .then(parseBody(arrangementAnsweredSchema))

/** GET .../roles */
export const getRoles = (at: ProfileAt, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(at)}/roles`, { signal }).then(parseBody(profileRolesSchema))

/** GET .../changes, newest first. */
export const getChanges = ({ pageNumber, ...at }: ProfileAt & { pageNumber: number }, signal: AbortSignal) =>
  mainHttp
    .get(`${profilePath(at)}/changes`, { params: { pageNumber, pageSize: limits.tripPage }, signal })
    .then(parseBody(profileChangePageSchema))

/** DELETE profile: closes it. */
export const closeProfile = (at: ProfileAt, signal: AbortSignal) =>
  mainHttp.delete(profilePath(at), { signal }).then(parseBody(profileSchema))
