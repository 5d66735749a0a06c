import { roleDecisionSchema, roleRequestListSchema } from '#contract/session/roleRequests.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { decideRole, waitingRoles } from '#server/domains/admin/roles/roleRequests.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §6',
  addition: 'rolerequests',
  access: companyAdmin,
  answer: roleRequestListSchema,
} as const

/** Role requests that wait for a second Admin. */
export const roleRequestOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/role-requests',
    summary: 'Lists the role requests that wait for a second Admin, the oldest first.',
    handle: (call) => waitingRoles(adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/admin/companies/:companyId/role-requests/:requestId',
    summary:
      'Allows or refuses a requested role and sends the requester a mail. Returns the requests that still wait. 403 for the requester, 409 for a decided request.',
    body: roleDecisionSchema,
    handle: ({ body, ...call }) => decideRole(call.params.requestId, body.decision, adminRequest(call)),
  }),
]
