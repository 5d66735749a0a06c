import { randomUUID } from 'node:crypto'
import { withoutTextMark } from '#contract/texts/csvText.ts'
import { tidiedAddress } from '#contract/fields/fields.ts'
import type { Import, ImportedRow, ImportedRows } from '#contract/employees/imports.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'
import { importRows } from '#server/db/schema/company/admin.ts'
import type { Cells } from '#server/domains/admin/imports/read/cells.ts'
import { lockOwnImport } from '#server/domains/admin/imports/staging/findImport.ts'
import { setImport } from '#server/domains/admin/imports/steps/presentImport.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { ImportRef, StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import { readCostCenter } from '#server/domains/admin/imports/read/readCostCenter.ts'
import { readEmployee } from '#server/domains/admin/imports/read/readEmployee.ts'
import { badInput } from '#server/http/answers/envelope.ts'

/**
 * Stores rows of a table with the problems of their single cells. Rows sent again, because the answer was lost, count
 * once.
 * @throws 400 for more rows than were announced, 403, 404, 409
 */
export const receiveRows = (importRef: ImportRef, { rows }: ImportedRows, request: AdminRequest): Promise<Import> =>
  request.services.db.transaction(async (tx) => {
    const row = await lockOwnImport(tx, importRef, request, ['receiving'])
    const added = await tx
      .insert(importRows)
      .values(rows.map((sent) => staged(sent, row)))
      .onConflictDoNothing()
      .returning({ isBad: importRows.isBad })
    const receivedRows = row.receivedRows + added.length
    if (receivedRows > row.totalRows)
      throw badInput('There are more rows than the import was begun with. Begin another for the whole file.')
    const badRows = row.badRows + added.filter(({ isBad }) => isBad).length
    return setImport(row.id, { receivedRows, badRows }, request.caller, { ...request.services, db: tx })
  })

function staged({ row, cells, unsent = [] }: ImportedRow, { id, kind, columns }: StoredImport) {
  const values: Cells = Object.fromEntries(columns.map((column, at) => [column, withoutTextMark(cells[at] ?? '')]))
  const { problems } = kind === 'employees' ? readEmployee(values, unsent) : readCostCenter(values, unsent)
  return {
    importId: id,
    row,
    values,
    unsent,
    problems,
    isBad: problems.length > 0,
    targetId: randomUUID(),
    key: plainIdentifier(values.externalId ?? ''),
    otherKey:
      kind === 'employees'
        ? tidiedAddress(values.email ?? '').toLowerCase()
        : plainIdentifier(values.parentExternalId ?? ''),
  }
}
