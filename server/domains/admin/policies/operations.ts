import {
  managedPolicySchema,
  newTravelPolicySchema,
  travelPolicyListSchema,
  travelPolicyPatchSchema,
} from '#contract/admin/travelPolicies.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { addPolicy, changePolicy } from './changePolicies.ts'
import { policyList } from './presentPolicies.ts'

const path = '/admin/companies/:companyId/travel-policies'
const shared = { api: 'company', access: companyAdmin } as const
const additional = { ...shared, cites: 'Beyond §7; §3 Travel policy, §4', addition: 'travelpolicies' } as const

/** §7 Administration: travel policies. */
export const travelPolicyOperations = [
  operation({
    ...shared,
    method: 'get',
    path,
    summary: 'Lists the travel policies of the company by name, with what each allows and its number of employees.',
    cites: '§3 Travel policy, §7 Administration',
    answer: travelPolicyListSchema,
    handle: ({ params, language, services }) => policyList(services.db, params.companyId, language),
  }),
  operation({
    ...additional,
    method: 'post',
    path,
    summary: 'Adds a travel policy. 409 `taken` at `names`; 400 `airport` for an unknown city.',
    creates: true,
    body: newTravelPolicySchema,
    answer: managedPolicySchema,
    handle: ({ body, ...call }) => addPolicy(body, adminRequest(call)),
  }),
  operation({
    ...additional,
    method: 'patch',
    path: `${path}/:id`,
    summary:
      'Changes the given fields of a travel policy, or makes it the default for new employees. It applies to bookings made from then on. Errors as when adding one; also 409 `inUse` at `isActive` for the default policy and one with active employees, 412 with the stored policy.',
    body: travelPolicyPatchSchema,
    answer: managedPolicySchema,
    handle: ({ body, ...call }) => changePolicy(call.params, body, adminRequest(call)),
  }),
]
