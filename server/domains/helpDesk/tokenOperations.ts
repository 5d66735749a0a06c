import { deskTokenQuerySchema, deskTokenSchema, employeeDeskTokenSchema } from '#contract/support/helpDesk.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import { createDeskCode, endDesks, openDesk } from '#server/domains/helpDesk/deskSessions.ts'
import { deskUser, ownDeskEmployee } from '#server/http/access/helpDeskAccess.ts'
import { operation } from '#server/http/operations/operation.ts'

const api = 'authentication'

/** The calls about tokens of the help desk. */
export const helpDeskTokenOperations = [
  operation({
    api,
    method: 'get',
    path: '/companies/:companyId/employees/:employeeId/help-desk-token',
    summary:
      'Returns a token that opens the help desk once, within a minute, for the same sign-in. Guests have none. 409 where the help desk is elsewhere.',
    cites: '§4, §7 Help desk (path not shown)',
    access: ownDeskEmployee,
    answer: employeeDeskTokenSchema,
    handle: async ({ caller, services }) => ({ token: await createDeskCode(caller, services) }),
  }),
  operation({
    api,
    method: 'get',
    path: '/zoho/token-validation/identity-server',
    summary:
      'Opens the help desk with the one-time token of the employee (`user_token`), and returns the token that its calls take in the header Help-Desk-Token. 409 for a token that is used, expired, or of another sign-in.',
    cites: '§7 Help desk',
    access: deskUser,
    query: deskTokenQuerySchema,
    answer: deskTokenSchema,
    handle: ({ caller, query, services }) => openDesk(query.user_token, caller, services),
  }),
  operation({
    api,
    method: 'delete',
    path: '/companies/:companyId/employees/:employeeId/help-desk-token',
    summary: 'Signs out of the help desk: its tokens of this sign-in are refused, and its streams end.',
    cites: 'Beyond §7; §2 logout',
    addition: 'helpdesk',
    access: ownDeskEmployee,
    answer: mayBeEmpty({}),
    handle: async ({ caller, services }) => {
      await endDesks(caller, services)
      return {}
    },
  }),
]
