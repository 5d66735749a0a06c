import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { countries } from '#server/db/schema/system/reference.ts'
import {
  employeeColumns,
  profileColumns,
  type EmployeeFields,
} from '#server/domains/admin/employees/records/employeeColumns.ts'
import { fieldChanges, recordEmployeeChanges } from '#server/domains/admin/employees/change/recordChanges.ts'
import { createAccounts } from '#server/domains/grants/heldAccount.ts'
import { staffGroup } from '#server/domains/profile/groupIds.ts'
import { addOrRequestRoles } from '#server/domains/profile/account/secondYes.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

/** An employee to add. The fields are normalized and checked. */
export interface NewPerson {
  employeeId: string
  fields: EmployeeFields
  /** Roles besides `Traveller`, which every employee has. Some wait for a second admin. */
  roles: readonly Role[]
  status: 'active' | 'inactive'
  /** The provisioning client's id of the employee. */
  scimId?: string | null
  /** The import that adds the employee. */
  importId?: string
}

/**
 * Adds employees with their profiles and roles, in a few statements whatever their number, and records it. An active
 * employee gets an account without a password, which is opened by an invitation or an external provider.
 * @throws 409 `tooManyInCompany`
 */
export async function insertEmployees(people: readonly NewPerson[], context: AdminContext): Promise<void> {
  if (people.length === 0) return
  const { caller, companyId, services } = context
  const { db, now } = services
  const held = await db.$count(employees, eq(employees.companyId, companyId))
  requireRoom('employees', held, 'employees', people.length)
  const profiled = people.map((person) => ({ ...person, profileId: randomUUID() }))
  await db.insert(employees).values(
    profiled.map(({ employeeId, fields, status, scimId, importId }) => ({
      ...employeeColumns(fields),
      id: employeeId,
      companyId,
      status,
      scimId: scimId ?? null,
      importId: importId ?? null,
      createdAt: now(),
      updatedAt: now(),
    })),
  )
  const codes = await callingCodes(db, people)
  await db.insert(profiles).values(
    profiled.map(({ employeeId, profileId, fields }) => ({
      phoneCountryCode: codes.get(fields.countryCode) ?? '',
      ...profileColumns(fields),
      id: profileId,
      companyId,
      employeeId,
      groupId: staffGroup(companyId),
    })),
  )
  await db.insert(profileRoles).values(profiled.map(({ profileId }) => ({ profileId, role: 'Traveller' as const })))
  await createAccounts(
    profiled
      .filter(({ status }) => status === 'active')
      .map(({ profileId, fields }) => ({ profileId, email: fields.email })),
    services,
  )
  const added = profiled.map(({ employeeId, fields, status }) => ({
    employee: { id: employeeId, companyId },
    fields,
    status,
  }))
  await recordEmployeeChanges(
    added,
    ({ fields, status }) => ({ action: 'added', changes: fieldChanges({}, { ...fields, status }) }),
    context,
  )
  const wanted = profiled.map(({ profileId, roles }) => ({ profileRef: { companyId, profileId }, roles }))
  await addOrRequestRoles(wanted, caller, services)
}

/** Calling codes by country of residence, as defaults for the phone numbers. */
async function callingCodes(db: Database, people: readonly NewPerson[]): Promise<Map<string, string>> {
  const codes = [...new Set(people.map(({ fields }) => fields.countryCode))]
  const rows = await db.select().from(countries).where(inArray(countries.code, codes))
  return new Map(rows.map(({ code, callingCode }) => [code, callingCode]))
}
