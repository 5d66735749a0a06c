import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Employee, NewEmployee } from '#contract/employees.ts'
import type { Role } from '#contract/roles.ts'
import { employees } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { countries } from '#server/db/schema/reference.ts'
import { checkEmployee } from '#server/domains/admin/employees/checkEmployee.ts'
import { employeeColumns, profileColumns, staffGroup, tidied } from '#server/domains/admin/employees/employeeColumns.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/employeeColumns.ts'
import { sendInvitations, withinCompany } from '#server/domains/admin/employees/lifeCycle.ts'
import { noteEmployees } from '#server/domains/admin/employees/noteEmployees.ts'
import { presentEmployee } from '#server/domains/admin/employees/presentEmployees.ts'
import { findEmployee } from '#server/domains/admin/employees/readEmployees.ts'
import type { EmployeeRef, Managing } from '#server/domains/admin/employees/readEmployees.ts'
import { noteCompanyChanges } from '#server/domains/record/noteCompanyChanges.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Adds an employee with their profile and roles. Whoever is invited is active and gets an account and a letter; anybody
 * else is inactive until they are activated.
 * @throws 400 naming each field that is refused, 409 `taken` for the address or number of somebody else
 */
export const addEmployee = (companyId: string, body: NewEmployee, managing: Managing): Promise<Employee> =>
  withinCompany(companyId, managing, async (within) => {
    const { isInvited, roles, ...typed } = body
    const { db } = within.services
    const employeeRef = { companyId, employeeId: randomUUID() }
    const fields = tidied(typed)
    await checkEmployee(db, employeeRef, fields)
    await insertPerson(employeeRef, { fields, roles, status: isInvited ? 'active' : 'inactive' }, within.services)
    const record = await findEmployee(db, employeeRef)
    await noteEmployees([record], { action: 'added' }, within)
    await noteRoles(employeeRef, roles, within)
    if (isInvited) await sendInvitations([record], within)
    return presentEmployee(await findEmployee(db, employeeRef), within.language, within.services)
  })

interface NewPerson {
  fields: EmployeeFields
  roles: readonly Role[]
  status: 'active' | 'inactive'
}

/** Inserts an employee with their profile and roles. Fields are tidied and checked. */
export async function insertPerson(
  { companyId, employeeId }: EmployeeRef,
  { fields, roles, status }: NewPerson,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const { externalId, jobTitle, costCenterId, managerId, approverId, agencyService, travelPolicyId, type } = {
    ...fields,
    ...employeeColumns(fields),
  }
  await db.insert(employees).values({
    externalId,
    jobTitle,
    costCenterId,
    managerId,
    approverId,
    agencyService,
    travelPolicyId,
    type,
    id: employeeId,
    companyId,
    status,
    createdAt: now(),
    updatedAt: now(),
  })
  const profileId = randomUUID()
  const [country] = await db.select().from(countries).where(eq(countries.code, fields.countryCode))
  const { firstName, lastName, email, cultureCode, countryCode } = fields
  await db.insert(profiles).values({
    firstName,
    lastName,
    email,
    cultureCode,
    countryCode,
    phoneCountryCode: country?.callingCode ?? '',
    ...profileColumns(fields),
    id: profileId,
    companyId,
    employeeId,
    groupId: staffGroup(companyId),
  })
  const held = new Set<Role>(['Traveller', ...roles])
  await db.insert(profileRoles).values([...held].map((role) => ({ profileId, role })))
}

const noteRoles = ({ companyId, employeeId }: EmployeeRef, roles: readonly Role[], { caller, services }: Managing) =>
  noteCompanyChanges(
    services.db,
    { profileId: caller.profileId },
    roles.map((role) => ({
      companyId,
      at: services.now(),
      entity: 'role',
      entityId: employeeId,
      action: 'added',
      changes: [{ field: 'roles', from: null, to: role }],
    })),
  )
