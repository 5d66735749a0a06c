import { eq } from 'drizzle-orm'
import { profiles } from '#server/db/schema/company/people.ts'
import { employeeRefs } from '#server/domains/admin/imports/check/employeeRefs.ts'
import { judged } from '#server/domains/admin/imports/check/judged.ts'
import { resolveEmployee } from '#server/domains/admin/imports/check/resolveEmployees.ts'
import type { StagedRow, StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Judges rows of employees with the records they refer to.
 * @param isLocked whether the people are about to be changed
 */
export async function judgeEmployees(
  staged: StoredImport,
  rows: readonly StagedRow[],
  { db }: Services,
  isLocked = false,
) {
  const refs = await employeeRefs(db, staged, rows, isLocked)
  const [by] = await db.select().from(profiles).where(eq(profiles.id, staged.actorProfileId))
  const { cultureCode, countryCode } = by!
  const person = { profileId: staged.actorProfileId, cultureCode, countryCode }
  return judged(rows, (row) => resolveEmployee(row, refs, person))
}
