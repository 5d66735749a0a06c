import { reopenedSchema, reopeningSchema } from '#contract/employees/employees.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { answerReopening } from '#server/domains/admin/reopening/reopening.ts'
import { employeeAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

/** Answers to requests to reopen a closed profile. */
export const reopeningOperations = [
  operation({
    api: 'company',
    method: 'put',
    path: '/admin/companies/:companyId/employees/:employeeId/reopening',
    summary:
      'Answers a request to reopen a closed profile: opens it, or leaves it closed. The employee gets a mail. 409 for an open profile, or without a request to answer.',
    cites: 'Beyond §7; §4 notActive, §7 request-reactivate',
    addition: 'reopening',
    access: employeeAdmin,
    body: reopeningSchema,
    answer: reopenedSchema,
    handle: ({ body, ...call }) => answerReopening(call.params.employeeId, body.isOpened, adminRequest(call)),
  }),
]
