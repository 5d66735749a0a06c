import { and, eq, inArray } from 'drizzle-orm'
import { importLimits, type Import, type ImportMode, type ImportRun } from '#contract/employees/imports.ts'
import { importRows, imports } from '#server/db/schema/company/admin.ts'
import { findEndingRows } from '#server/domains/admin/imports/check/endedAdministrators.ts'
import { toJudgement } from '#server/domains/admin/imports/steps/checkImport.ts'
import { endImport } from '#server/domains/admin/imports/staging/endImport.ts'
import { lockOwnImport } from '#server/domains/admin/imports/staging/findImport.ts'
import { presentImport } from '#server/domains/admin/imports/steps/presentImport.ts'
import { isRefused, type ImportRef, type StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { resolveRows } from '#server/domains/admin/imports/steps/resolveRows.ts'
import { nextGoodRows, saveJudgements } from '#server/domains/admin/imports/staging/stagedRows.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Writes the next rows, in one transaction; called until the status is `done`. With `allOrNothing` it is all of them.
 * Sent again because the answer was lost, it goes on with the rows after those. The first call also writes all rows that
 * take the access of an administrator, because it has the importer's confirmation.
 * @throws 409 `badRows` where all have to be good and are not, and for an import that was not checked; 409
 * `administratorsNotConfirmed` where a row takes the access of an administrator whose id is missing
 */
export const runImport = (
  importRef: ImportRef,
  { mode, administrators = [] }: ImportRun,
  { caller, services }: AdminRequest,
): Promise<Import> =>
  services.db.transaction(async (tx) => {
    const txServices = { ...services, db: tx }
    const found = await lockOwnImport(tx, importRef, { caller }, ['checked', 'running'])
    const staged = await begun(found, mode, txServices)
    // Locks the company as other changes of its people do, so that the judgements hold until they are written.
    await lockCompany(tx, staged.companyId)
    let after = found.status === 'checked' ? await writeEnding(staged, new Set(administrators), txServices) : staged
    do after = await writeNext(after, txServices)
    while (staged.mode === 'allOrNothing' && after.status === 'running')
    return presentImport(after, caller, txServices)
  })

/** Writes the rows that take the access of administrators. @throws 409 `administratorsNotConfirmed` */
async function writeEnding(staged: StoredImport, confirmed: ReadonlySet<string>, txServices: Services) {
  const ending = await findEndingRows(staged, txServices)
  if (!ending.every(({ administrator }) => confirmed.has(administrator.id))) throw administratorsNotConfirmed()
  const rows = ending.map(({ row }) => row)
  return rows.length > 0 ? writeRows(staged, rows, confirmed, txServices) : staged
}

const administratorsNotConfirmed = () =>
  new Refusal(
    409,
    'administratorsNotConfirmed',
    'These rows take the access of administrators, and not all of them were confirmed, so nothing was written. Check again, and confirm each of them.',
  )

/** The import as it runs: with its first rows, the bad ones count as left out. */
async function begun(staged: StoredImport, mode: ImportMode, { db }: Services): Promise<StoredImport> {
  if (staged.status === 'running') return staged
  if (mode === 'allOrNothing' && staged.badRows > 0) throw badRows()
  const [running] = await db
    .update(imports)
    .set({ status: 'running', mode, doneRows: staged.badRows })
    .where(eq(imports.id, staged.id))
    .returning()
  return running!
}

const badRows = () =>
  new Refusal(409, 'badRows', 'Some rows cannot be imported, so nothing was written. Correct them, or leave them out.')

const nobody: ReadonlySet<string> = new Set()

/** Writes the next rows; the last ones end the import. */
async function writeNext(staged: StoredImport, txServices: Services): Promise<StoredImport> {
  const { db, now } = txServices
  const rows = await nextGoodRows(db, staged.id, importLimits.batch)
  const after = rows.length > 0 ? await writeRows(staged, rows, nobody, txServices) : staged
  return rows.length < importLimits.batch ? endImport(db, after, 'done', now()) : after
}

/**
 * Writes some rows and deletes them from those that wait.
 * @param confirmed ids of the administrators whose access the rows may take
 */
async function writeRows(
  staged: StoredImport,
  rows: Rows,
  confirmed: ReadonlySet<string>,
  txServices: Services,
): Promise<StoredImport> {
  const { db } = txServices
  const { verdicts, write } = await resolveRows(staged, rows, txServices, { confirmed })
  const refused = verdicts.filter(({ verdict }) => isRefused(verdict))
  if (refused.length > 0 && staged.mode === 'allOrNothing') throw badRows()
  await write()
  await saveJudgements(db, staged.id, refused.map(toJudgement))
  const numbers = rows.map(({ row }) => row)
  const writtenCondition = and(inArray(importRows.row, numbers), eq(importRows.isBad, false))
  await db.delete(importRows).where(and(eq(importRows.importId, staged.id), writtenCondition))
  return counted(staged, { rows, refused: refused.map(({ row }) => row) }, txServices)
}

type Rows = Awaited<ReturnType<typeof nextGoodRows>>

/** Counts the written rows, and those that have become bad since the check. */
async function counted(staged: StoredImport, { rows, refused }: { rows: Rows; refused: Rows }, { db }: Services) {
  const lost = (outcome: Rows[number]['outcome']) => refused.filter((row) => row.outcome === outcome).length
  const [after] = await db
    .update(imports)
    .set({
      doneRows: staged.doneRows + rows.length,
      badRows: staged.badRows + refused.length,
      toAdd: staged.toAdd - lost('added'),
      toChange: staged.toChange - lost('changed'),
      unchanged: staged.unchanged - lost('unchanged'),
    })
    .where(eq(imports.id, staged.id))
    .returning()
  return after!
}
