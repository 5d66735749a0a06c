import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company.ts'
import { profileRoles, profiles } from '#server/db/schema/people.ts'
import { countries } from '#server/db/schema/reference.ts'
import { employeeColumns, profileColumns, staffGroup } from '#server/domains/admin/employees/employeeColumns.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/employeeColumns.ts'
import { changesOf, noteEmployees } from '#server/domains/admin/employees/noteEmployees.ts'
import { giveAccounts } from '#server/domains/grants/heldAccount.ts'
import { giveOrAsk } from '#server/domains/profile/account/secondYes.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'

/** Somebody who is to be added; the fields are tidied and checked. */
export interface NewPerson {
  employeeId: string
  fields: EmployeeFields
  /** Besides that of a traveller, which everybody has; some wait for a second administrator. */
  roles: readonly Role[]
  status: 'active' | 'inactive'
  /** What a provisioning client calls them. */
  scimId?: string | null
  /** The import that brings them. */
  importId?: string
}

/**
 * Adds employees with their profiles and roles, in a few statements whatever their number, and notes it. Whoever is
 * active has an account without a password: an invitation, or another party's provider, opens it.
 */
export async function insertPeople(companyId: string, people: readonly NewPerson[], acting: Acting): Promise<void> {
  if (people.length === 0) return
  const { caller, services } = acting
  const { db, now } = services
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
  await giveAccounts(
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
  await noteEmployees(
    added,
    ({ fields, status }) => ({ action: 'added', changes: changesOf({}, { ...fields, status }) }),
    acting,
  )
  const wanted = profiled.map(({ profileId, roles }) => ({ profileRef: { companyId, profileId }, roles }))
  await giveOrAsk(wanted, caller, services)
}

/** The calling codes of the countries that people live in, in which they most likely have their telephone. */
async function callingCodes(db: Database, people: readonly NewPerson[]): Promise<Map<string, string>> {
  const codes = [...new Set(people.map(({ fields }) => fields.countryCode))]
  const rows = await db.select().from(countries).where(inArray(countries.code, codes))
  return new Map(rows.map(({ code, callingCode }) => [code, callingCode]))
}
