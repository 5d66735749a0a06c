import { approvalPreviewSchema, type PreviewRequest } from '#contract/approvals/approvals.ts'
import {
  managedPolicySchema,
  type NewTravelPolicy,
  travelPolicyListSchema,
  type TravelPolicyPatch,
} from '#contract/admin/travelPolicies.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { CompanyRef } from '@/http/paths'

/** Names a travel policy. */
export interface TravelPolicyRef extends CompanyRef {
  policyId: string
}
const all = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}/travel-policies`

/** GET admin/companies/{companyId}/travel-policies: all of them, by name, with how many people hold each. */
export const getTravelPolicies = (company: CompanyRef, signal: AbortSignal) =>
  companyHttp.get(all(company), { signal }).then(parseBody(travelPolicyListSchema))

/** POST admin/companies/{companyId}/travel-policies, an addition; 409 `taken` at a name, 400 `airport` at a city. */
export const postTravelPolicy = (
  { policy, ...company }: CompanyRef & { policy: NewTravelPolicy },
  signal: AbortSignal,
) => companyHttp.post(all(company), policy, { signal }).then(parseBody(managedPolicySchema))

/**
 * PATCH admin/companies/{companyId}/travel-policies/{id}, an addition: the given fields are changed. 409 `inUse` at
 * `isActive` while people hold it or new people get it; 412 with the present policy.
 */
export const patchTravelPolicy = (
  { policyId, patch, ...company }: TravelPolicyRef & { patch: TravelPolicyPatch },
  signal: AbortSignal,
) =>
  companyHttp
    .patch(`${all(company)}/${encodeURIComponent(policyId)}`, patch, { signal })
    .then(parseBody(managedPolicySchema))

/**
 * POST admin/companies/{companyId}/approval-preview, an addition: who would be asked about a trip of an employee today.
 * 400 `unknownPerson` at `employeeId` for an employee without a profile.
 */
export const postApprovalPreview = ({ companyId, trip }: CompanyRef & { trip: PreviewRequest }, signal: AbortSignal) =>
  companyHttp
    .post(`/admin/companies/${encodeURIComponent(companyId)}/approval-preview`, trip, { signal })
    .then(parseBody(approvalPreviewSchema))
