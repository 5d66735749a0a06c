import { randomUUID } from 'node:crypto'
import { countryCodes } from '#contract/fields/countries.ts'
import { cultureOf, fallbackLocale } from '#contract/texts/locales.ts'
import { checkEmployee } from '#server/domains/admin/employees/change/checkEmployee.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import { insertEmployees } from '#server/domains/admin/employees/change/insertEmployees.ts'
import {
  getCompanyDefaults,
  blankEmployee,
  newWithDefaults,
} from '#server/domains/admin/employees/change/employeeDefaults.ts'
import { findEmployee } from '#server/domains/admin/employees/records/readEmployees.ts'
import { inviteEmployees } from '#server/domains/admin/employees/change/activation.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { checkManager, getFields } from '#server/scim/users/lookups.ts'
import type { UserChanges } from '#server/scim/users/userChanges.ts'

/** Values of a new employee, whose address is not in use. */
export type NewPerson = UserChanges & Pick<EmployeeFields, 'email' | 'firstName' | 'lastName'>

/**
 * Adds an employee, and sends an invitation unless they are inactive or an admin invites later. Missing values get the
 * defaults of new employees: a generated number, the manager as approver, the default policy and cost center of the company.
 * @returns the id of the employee
 * @throws 409 for a number in use, 400 for an unknown cost center or manager
 */
export async function addPerson(person: NewPerson, client: ScimClient): Promise<string> {
  const { companyId, services } = client
  const employeeRef = { companyId, employeeId: randomUUID() }
  const wished = await getFields(person, client)
  if (wished.managerId) await checkManager(services.db, companyId, wished.managerId)
  const cultureCode = wished.cultureCode ?? cultureOf(fallbackLocale)
  const externalId = `S-${employeeRef.employeeId.slice(0, 8).toUpperCase()}`
  const fields = newWithDefaults(
    { ...blankEmployee({ cultureCode, countryCode: regionOf(cultureCode) }), externalId, ...wished },
    await getCompanyDefaults(services.db, companyId),
  )
  await checkEmployee(services.db, employeeRef, { email: fields.email, externalId: fields.externalId })
  const isActive = person.isActive !== false
  const status = isActive ? 'active' : 'inactive'
  const { employeeId } = employeeRef
  await insertEmployees([{ employeeId, fields, roles: [], status, scimId: person.scimId ?? null }], client)
  if (isActive && client.invites) await inviteEmployees([await findEmployee(services.db, employeeRef)], client)
  return employeeId
}

/** The country of residence, which the client does not send: the region of the language. */
function regionOf(cultureCode: string): string {
  const region = cultureCode.split('-')[1] ?? ''
  return countryCodes.includes(region) ? region : ''
}
