import { eq } from 'drizzle-orm'
import type { Import } from '#contract/employees/imports.ts'
import { imports } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { findEndingRows } from '#server/domains/admin/imports/check/endedAdministrators.ts'
import { presentRow } from '#server/domains/admin/imports/staging/findImport.ts'
import type { StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'

/** An import as it is answered, with the administrators who would lose their access by it, once it is checked. */
export async function presentImport(row: StoredImport, caller: Caller, services: Services): Promise<Import> {
  const [beginner] = await services.db.select().from(profiles).where(eq(profiles.id, row.actorProfileId))
  const ending = row.status === 'checked' ? await findEndingRows(row, services) : []
  return { ...presentRow(row, beginner, caller), administrators: ending.map(({ administrator }) => administrator) }
}

/** Changes the row of an import and returns it. */
export async function setImport(
  id: string,
  changed: Partial<StoredImport>,
  caller: Caller,
  txServices: Services,
): Promise<Import> {
  const [after] = await txServices.db.update(imports).set(changed).where(eq(imports.id, id)).returning()
  return presentImport(after!, caller, txServices)
}
