import { eq } from 'drizzle-orm'
import type { Employee, EmployeePage, NewEmployee } from '#contract/employees/employees.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { employeeIdOf, type Handle } from '#tests/support/http/api.ts'
import { openMailingApi } from '#tests/support/mail/mailingApi.ts'

const admin: Handle = 'admin@aurora'
export const employeesPath = '/company/admin/companies/aurora/employees'
const list = employeesPath

/** Calls of an administrator of Aurora about employees, for tests. */
export async function openStaffDesk() {
  const at = await openMailingApi()
  let made = 0
  const send = (method: string, path: string, body?: object, as: Handle = admin) =>
    at.send(as, path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  const page = (query = '') => at.get<EmployeePage>(admin, `${list}?${query}`)
  const read = (id: string) => at.get<Employee>(admin, `${list}/${id}`)
  /** A new person at each call. */
  const ada = (changed: Partial<NewEmployee> = {}): NewEmployee => ({
    externalId: `Z${(made += 1)}`,
    firstName: 'Ada',
    middleName: '',
    lastName: 'Quillington',
    jobTitle: 'Surveyor',
    email: `Ada.Quillington${made}@aurora.example`,
    costCenterId: 'cc-aurora-310',
    managerId: employeeIdOf('finance@aurora'),
    approverId: employeeIdOf('finance@aurora'),
    roles: [],
    agencyService: 'default',
    mobilePhone: '+1 514 555 0123',
    travelPolicyId: 'tp-aurora-standard',
    type: 'employee',
    cultureCode: 'fr-CA',
    countryCode: 'CA',
    homeAirport: 'YUL',
    isInvited: true,
    ...changed,
  })
  const add = async (changed: Partial<NewEmployee> = {}) => {
    const answer = await send('POST', list, ada(changed))
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Employee
  }
  const change = (id: string, body: object) => send('PATCH', `${list}/${id}`, body)
  /** Why something was refused: `field: code`, or the code of the whole. */
  const refusal = async (answer: Response) => {
    const { messageCode, problems } = failureSchema.parse(await answer.json())
    return [answer.status, problems?.map(({ field, code }) => `${field}: ${code}`).join(', ') ?? messageCode]
  }
  const accountOf = async (id: string) => {
    const rows = await at.services.db
      .select({ account: accounts })
      .from(accounts)
      .innerJoin(profiles, eq(profiles.id, accounts.profileId))
      .where(eq(profiles.employeeId, id))
    return rows[0]?.account
  }
  /** As if they had followed their invitation and accepted the terms. */
  const register = async (id: string) => {
    const account = (await accountOf(id))!
    await at.services.db.update(accounts).set({ passwordHash: 'x' }).where(eq(accounts.id, account.id))
    await at.services.db.update(profiles).set({ registeredAt: at.clock.now }).where(eq(profiles.employeeId, id))
  }
  return { at, send, page, read, ada, add, change, refusal, accountOf, register }
}
