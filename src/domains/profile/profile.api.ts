import { profileSchema, travelPolicySchema } from '#contract/profile.ts'
import type { ProfilePatch } from '#contract/profileChanges.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET companies/{companyId}/profiles/{profileId} */
export const getProfile = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(profilePath(at), { signal }).then(parseBody(profileSchema))

/** PATCH companies/{companyId}/profiles/{profileId}; 412 with the profile as it is now when a `test` fails. */
export const patchProfile = ({ patch, ...at }: ProfileRef & { patch: ProfilePatch }, signal: AbortSignal) =>
  mainHttp.patch(profilePath(at), patch, { signal }).then(parseBody(profileSchema))

export interface PolicyAt {
  companyId: string
  policyId: string
}

/** GET admin/companies/{companyId}/travel-policies/{id} */
export const getTravelPolicy = ({ companyId, policyId }: PolicyAt, signal: AbortSignal) =>
  companyHttp
    .get(`/admin/companies/${companyId}/travel-policies/${policyId}`, { signal })
    .then(parseBody(travelPolicySchema))
