import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { importColumns, type Import, type NewImport } from '#contract/employees/imports.ts'
import { imports } from '#server/db/schema/company/admin.ts'
import { endImport, openStatuses } from '#server/domains/admin/imports/staging/endImport.ts'
import { presentImport } from '#server/domains/admin/imports/steps/presentImport.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { refusedField } from '#server/http/answers/envelope.ts'
import { takeMost } from '#server/http/operations/takeMost.ts'

/**
 * Begins an import. An open import of the same person is canceled, so that each person has at most one table here.
 * @throws 400 at `columns` for an unknown, repeated or missing column
 */
export const createImport = (body: NewImport, { caller, companyId, services }: AdminRequest): Promise<Import> =>
  services.db.transaction(async (tx) => {
    checkColumns(body)
    await takeMost('imports', caller.profileId, { ...services, db: tx })
    const openCondition = and(
      eq(imports.companyId, companyId),
      eq(imports.actorProfileId, caller.profileId),
      inArray(imports.status, [...openStatuses]),
    )
    const open = await tx.select().from(imports).where(openCondition).for('no key update')
    for (const row of open) await endImport(tx, row, 'cancelled', services.now())
    const row = { id: randomUUID(), companyId, actorProfileId: caller.profileId, ...body }
    const [begun] = await tx
      .insert(imports)
      .values({ ...row, status: 'receiving', createdAt: services.now() })
      .returning()
    return presentImport(begun!, caller, { ...services, db: tx })
  })

function checkColumns({ kind, columns }: NewImport) {
  const known: readonly { key: string; isRequired?: true }[] = importColumns[kind]
  const isOfKind = columns.every((column) => known.some(({ key }) => key === column))
  if (!isOfKind || new Set(columns).size < columns.length) throw refusedField('columns', 'invalid')
  const isComplete = known.every(({ key, isRequired }) => !isRequired || columns.some((column) => column === key))
  if (!isComplete) throw refusedField('columns', 'required')
}
