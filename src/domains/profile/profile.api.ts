import { profileSchema, travelPolicySchema } from '#contract/profile/profile.ts'
import type { ProfilePatch } from '#contract/profile/profileChanges.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { type PolicyRef, type ProfileRef, profilePath, travelPolicyPath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET companies/{companyId}/profiles/{profileId} */
export const getProfile = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(profilePath(profileRef), { signal }).then(parseBody(profileSchema))

/** PATCH companies/{companyId}/profiles/{profileId}; 412 with the current profile when a `test` fails. */
export const patchProfile = ({ patch, ...profileRef }: ProfileRef & { patch: ProfilePatch }, signal: AbortSignal) =>
  mainHttp.patch(profilePath(profileRef), patch, { signal }).then(parseBody(profileSchema))

/** GET admin/companies/{companyId}/travel-policies/{id} */
export const getTravelPolicy = (policyRef: PolicyRef, signal: AbortSignal) =>
  companyHttp.get(travelPolicyPath(policyRef), { signal }).then(parseBody(travelPolicySchema))
