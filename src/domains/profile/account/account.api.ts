import { limits } from '#contract/fields/limits.ts'
import { profileSchema } from '#contract/profile/profile.ts'
import { profileChangePageSchema, reactivationAskedSchema } from '#contract/profile/profileChanges.ts'
import { profileRolesSchema } from '#contract/session/roles.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** POST companies/profiles/request-reactivate: asks the administrators, once a day. */
export const requestReactivation = ({ profileId }: ProfileRef, signal: AbortSignal) =>
  mainHttp
    .post('/companies/profiles/request-reactivate', { profileId }, { signal })
    .then(parseBody(reactivationAskedSchema))

/** GET .../roles */
export const getRoles = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(profileRef)}/roles`, { signal }).then(parseBody(profileRolesSchema))

/** GET .../changes, newest first. */
export const getChanges = ({ pageNumber, ...profileRef }: ProfileRef & { pageNumber: number }, signal: AbortSignal) =>
  mainHttp
    .get(`${profilePath(profileRef)}/changes`, { params: { pageNumber, pageSize: limits.tripPage }, signal })
    .then(parseBody(profileChangePageSchema))

/** DELETE profile: closes it. */
export const closeProfile = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.delete(profilePath(profileRef), { signal }).then(parseBody(profileSchema))
