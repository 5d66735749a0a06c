import { changedFirstStepsSchema, firstStepsSchema, invitedAllSchema } from '#contract/admin/firstSteps.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { invitedAtOnce, inviteNext } from './inviteAll.ts'
import { changeFirstSteps, readFirstSteps } from './firstSteps.ts'

const shared = {
  api: 'company',
  path: '/admin/companies/:companyId/first-steps',
  cites: 'Beyond §7; §2 Home dashboard, §6',
  addition: 'firststeps',
  access: companyAdmin,
  answer: firstStepsSchema,
} as const

export const firstStepOperations = [
  operation({
    ...shared,
    method: 'get',
    summary: 'Returns the steps to set up a company before its employees book, and which are done.',
    handle: ({ params, services }) => readFirstSteps(params.companyId, services.db),
  }),
  operation({
    ...shared,
    method: 'put',
    summary: 'Marks steps as settled without further work, or hides all of them, for every Admin of the company.',
    body: changedFirstStepsSchema,
    handle: ({ params, body, services }) => changeFirstSteps(params.companyId, body, services.db),
  }),
  operation({
    ...shared,
    method: 'post',
    path: `${shared.path}/invitations`,
    summary: `Invites the next ${invitedAtOnce} active employees who were never invited, and returns how many are left.`,
    answer: invitedAllSchema,
    handle: (call) => inviteNext(adminRequest(call)),
  }),
]
