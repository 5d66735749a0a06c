import type { Import } from '#contract/employees/imports.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { endImport } from '#server/domains/admin/imports/staging/endImport.ts'
import { lockImport, wrongStatus } from '#server/domains/admin/imports/staging/findImport.ts'
import type { ImportRef } from '#server/domains/admin/imports/staging/importTypes.ts'
import { presentImport } from '#server/domains/admin/imports/steps/presentImport.ts'

/**
 * Cancels an import, by any admin. Rows written so far stay, and a canceled import stays canceled.
 * @throws 409 for a completed import
 */
export const cancelImport = (importRef: ImportRef, { caller, services }: AdminRequest): Promise<Import> =>
  services.db.transaction(async (tx) => {
    const row = await lockImport(tx, importRef)
    if (row.status === 'done') throw wrongStatus(row.status)
    const after = row.status === 'cancelled' ? row : await endImport(tx, row, 'cancelled', services.now())
    return presentImport(after, caller, { ...services, db: tx })
  })
