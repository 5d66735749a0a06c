import { and, eq, inArray, lt } from 'drizzle-orm'
import { importLimits } from '#contract/employees/imports.ts'
import type { Database } from '#server/db/client.ts'
import { importRows, imports } from '#server/db/schema/company/admin.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { lockImport } from '#server/domains/admin/imports/staging/findImport.ts'
import type { StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'
import { hourMs } from '#contract/time/durations.ts'

export const openStatuses = ['receiving', 'checking', 'checked', 'running'] as const

/** Ends an import: deletes its rows, which are personal data, and records its result once in the record of changes. */
export async function endImport(
  tx: Database,
  row: StoredImport,
  status: 'done' | 'cancelled',
  now: Date,
): Promise<StoredImport> {
  await tx.delete(importRows).where(eq(importRows.importId, row.id))
  const [ended] = await tx.update(imports).set({ status, endedAt: now }).where(eq(imports.id, row.id)).returning()
  if (row.mode !== null) await recordImport(tx, ended!, now)
  return ended!
}

const recordImport = (tx: Database, row: StoredImport, now: Date) =>
  recordCompanyChanges(tx, { profileId: row.actorProfileId }, [
    {
      companyId: row.companyId,
      at: now,
      entity: 'import',
      entityId: row.id,
      action: 'added',
      changes: [
        { field: 'kind', from: null, to: row.kind },
        { field: 'status', from: null, to: row.status },
        { field: 'rows', from: null, to: String(row.doneRows) },
      ],
    },
  ])

/** Cancels imports that were left open for a day, so that the rows of their files are deleted. */
export async function cancelOldImports({ db, now }: Services): Promise<void> {
  const old = and(
    inArray(imports.status, [...openStatuses]),
    lt(imports.createdAt, new Date(now().getTime() - importLimits.kept * hourMs)),
  )
  const found = await db.select({ companyId: imports.companyId, importId: imports.id }).from(imports).where(old)
  for (const importRef of found) {
    try {
      await db.transaction(async (tx) => {
        const row = await lockImport(tx, importRef)
        if (row.status !== 'done' && row.status !== 'cancelled') await endImport(tx, row, 'cancelled', now())
      })
    } catch (error) {
      logFailure('An import was not ended.', error, { import: importRef.importId })
    }
  }
}
