import { and, desc, eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { importLimits, type Import } from '#contract/employees/imports.ts'
import type { Database } from '#server/db/client.ts'
import { imports } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { ImportRef, StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import { notAllowed, notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { Caller } from '#server/http/access/caller.ts'

const importCondition = ({ companyId, importId }: ImportRef) =>
  and(eq(imports.companyId, companyId), eq(imports.id, importId))

/** An import of a company. @throws 404 */
export async function findImport(db: Database, importRef: ImportRef): Promise<StoredImport> {
  const [found] = await db.select().from(imports).where(importCondition(importRef))
  if (!found) throw notFound()
  return found
}

/**
 * An import, locked until the transaction ends, for a step that only its creator may take.
 * @throws 404, 403 for another administrator, 409 for another status
 */
export async function lockOwnImport(
  tx: Database,
  importRef: ImportRef,
  { caller }: Pick<AdminRequest, 'caller'>,
  statuses: readonly Import['status'][],
): Promise<StoredImport> {
  const locked = await lockImport(tx, importRef)
  if (locked.actorProfileId !== caller.profileId) throw notAllowed()
  if (!statuses.includes(locked.status)) throw wrongStatus(locked.status)
  return locked
}

/** @throws 404 */
export async function lockImport(tx: Database, importRef: ImportRef): Promise<StoredImport> {
  const [locked] = await tx.select().from(imports).where(importCondition(importRef)).for('no key update')
  if (!locked) throw notFound()
  return locked
}

export const wrongStatus = (status: Import['status']) =>
  new Refusal(
    409,
    'importStatus',
    `The import is ${status}, so this step is not possible now. Read it again and go on.`,
  )

/** An import as it is answered, without what is read of its rows. */
export function presentRow(
  row: StoredImport,
  beginner: Pick<typeof profiles.$inferSelect, 'firstName' | 'lastName'> | undefined,
  caller: Caller,
) {
  const { companyId: _, actorProfileId, createdAt, endedAt, ...rest } = row
  return {
    ...rest,
    beganBy: beginner ? fullName(beginner) : '',
    isOwn: actorProfileId === caller.profileId,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    administrators: [],
  }
}

/** The last imports of a company, the newest first. */
export async function listRecentImports({ caller, companyId, services }: AdminRequest): Promise<Import[]> {
  const rows = await services.db
    .select({ row: imports, beginner: profiles })
    .from(imports)
    .innerJoin(profiles, eq(profiles.id, imports.actorProfileId))
    .where(eq(imports.companyId, companyId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(importLimits.recent)
  return rows.map(({ row, beginner }) => presentRow(row, beginner, caller))
}
