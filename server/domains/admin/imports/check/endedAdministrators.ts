import { and, eq, inArray } from 'drizzle-orm'
import type { EndedAdministrator } from '#contract/employees/imports.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { importRows, scimTokens } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openTokenCondition } from '#server/domains/grants/provisioningTokens.ts'
import { judgeEmployees } from '#server/domains/admin/imports/check/judgeEmployees.ts'
import type { EmployeeChange } from '#server/domains/admin/imports/check/resolveEmployees.ts'
import { isRefused, type StagedRow, type StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import { activeAdminCondition } from '#server/domains/profile/account/admins.ts'
import type { Services } from '#server/services/services.ts'

/** The loss of an active administrator by the change of a row; undefined for everyone else, and where nothing is lost. */
export function lossOf({ known, roles, status }: EmployeeChange): EndedAdministrator['loses'] | undefined {
  if (!known?.roles.includes('Admin') || known.employee.status !== 'active') return undefined
  if (status === 'inactive') return 'access'
  return roles.includes('Admin') ? undefined : 'role'
}

/** A good row that would take the access of an administrator. */
export interface EndingRow {
  row: StagedRow
  administrator: EndedAdministrator
}

/** The rows of an import that would take the access of an active administrator, in the order of the file. */
export async function findEndingRows(staged: StoredImport, services: Services): Promise<EndingRow[]> {
  if (staged.kind !== 'employees') return []
  const { db } = services
  const admins = db
    .select({ externalId: employees.externalId })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(and(eq(employees.companyId, staged.companyId), activeAdminCondition))
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, staged.id), eq(importRows.isBad, false), inArray(importRows.key, admins)))
    .orderBy(importRows.row)
  if (rows.length === 0) return []
  const verdicts = await judgeEmployees(staged, rows, services)
  const ending = verdicts.flatMap(({ row, verdict }) => {
    const loses = isRefused(verdict) ? undefined : lossOf(verdict.change)
    return loses === undefined || isRefused(verdict) ? [] : [{ row, person: verdict.change.known!, loses }]
  })
  const tokens = await openTokens(
    ending.map(({ person }) => person.profile.id),
    services,
  )
  return ending.map(({ row, person: { employee, profile }, loses }) => ({
    row,
    administrator: {
      id: employee.id,
      name: fullName(profile),
      loses,
      tokenNames: (tokens.get(profile.id) ?? []).map(({ name }) => name),
    },
  }))
}

/** The open provisioning tokens by the profile that created them. */
async function openTokens(profileIds: string[], { db, now }: Services) {
  const authorCondition = inArray(scimTokens.createdByProfileId, profileIds)
  const rows = await db
    .select({ profileId: scimTokens.createdByProfileId, name: scimTokens.name })
    .from(scimTokens)
    .where(and(authorCondition, openTokenCondition(now())))
    .orderBy(scimTokens.name, scimTokens.id)
  return Map.groupBy(rows, ({ profileId }) => profileId)
}
