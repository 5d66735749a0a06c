import { deskTokenSchema, employeeDeskTokenSchema } from '#contract/support/helpDesk.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import { authenticationHttp } from '@/http/clients'
import { bearer } from '@/http/earlyRequests'
import { type EmployeeRef, employeePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const tokenPath = (employee: EmployeeRef) => `${employeePath(employee)}/help-desk-token`

/** GET companies/{companyId}/employees/{employeeId}/help-desk-token (§7): opens the help desk once, within a minute. */
export const getEmployeeDeskToken = (employee: EmployeeRef) =>
  authenticationHttp.get(tokenPath(employee)).then(parseBody(employeeDeskTokenSchema))

/**
 * GET zoho/token-validation/identity-server (§7): the help-desk token for the token of an employee, the only one that is
 * ever part of an address. 409 `helpDeskTokenUsed`.
 */
export const getDeskToken = (userToken: string) =>
  authenticationHttp
    .get('/zoho/token-validation/identity-server', { params: { user_token: userToken } })
    .then(parseBody(deskTokenSchema))

/** DELETE .../help-desk-token: signs out of the help desk, in the name of an access token that may be gone by then. */
export const deleteDeskToken = (employee: EmployeeRef, accessToken: string) =>
  authenticationHttp
    .delete(tokenPath(employee), {
      headers: bearer(accessToken),
      staysOn401: true,
      isPublic: true,
      signal: AbortSignal.timeout(patienceMs),
    })
    .then(parseBody(mayBeEmpty({})))

/** Signing out here does not wait longer for it. */
const patienceMs = 2000
