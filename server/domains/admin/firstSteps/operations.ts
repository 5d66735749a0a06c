import { changedFirstStepsSchema, firstStepsSchema } from '#contract/firstSteps.ts'
import { companyAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
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
    summary: 'What the company sets up before its people book, and what of it is done.',
    handle: ({ params, services }) => readFirstSteps(params.companyId, services.db),
  }),
  operation({
    ...shared,
    method: 'put',
    summary: 'Leaves steps as they are, or puts all of them away; for every Admin of the company.',
    body: changedFirstStepsSchema,
    handle: ({ params, body, services }) => changeFirstSteps(params.companyId, body, services.db),
  }),
]
