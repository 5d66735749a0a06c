import { roleDecisionSchema, roleRequestListSchema } from '#contract/roleRequests.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { decideRole, waitingRoles } from '#server/domains/admin/roles/roleRequests.ts'
import { companyAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §6',
  addition: 'rolerequests',
  access: companyAdmin,
  answer: roleRequestListSchema,
} as const

/** Roles that wait for a second administrator. */
export const roleRequestOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/role-requests',
    summary: 'The roles that Admins asked for themselves and that no other Admin has decided, the oldest first.',
    handle: (call) => waitingRoles(adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/admin/companies/:companyId/role-requests/:requestId',
    summary:
      'Allows or refuses a role; whoever asked is told by mail. Answers what still waits. 403 for the one who asked, 409 for what is decided.',
    body: roleDecisionSchema,
    handle: ({ body, ...call }) => decideRole(call.params.requestId, body.decision, adminRequest(call)),
  }),
]
