import { reopenedSchema, reopeningSchema } from '#contract/employees.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { answerReopening } from '#server/domains/admin/reopening/reopening.ts'
import { employeeAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

/** The answer to somebody who asks for their closed profile. */
export const reopeningOperations = [
  operation({
    api: 'company',
    method: 'put',
    path: '/admin/companies/:companyId/employees/:employeeId/reopening',
    summary:
      'Opens the closed profile of somebody, or leaves it closed, which answers their request; they are told by mail. 409 for an open profile, or where nobody waits for an answer.',
    cites: 'Beyond §7; §4 notActive, §7 request-reactivate',
    addition: 'reopening',
    access: employeeAdmin,
    body: reopeningSchema,
    answer: reopenedSchema,
    handle: ({ body, ...call }) => answerReopening(call.params.employeeId, body.isOpened, adminRequest(call)),
  }),
]
