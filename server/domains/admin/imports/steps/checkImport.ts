import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { type Import, type ImportColumn, importLimits } from '#contract/employees/imports.ts'
import type { Database } from '#server/db/client.ts'
import { importRows } from '#server/db/schema/company/admin.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { getParents, checkTree, type Place } from '#server/domains/admin/imports/check/costCenterTree.ts'
import { findDependents } from '#server/domains/admin/imports/check/dependents.ts'
import { lockOwnImport } from '#server/domains/admin/imports/staging/findImport.ts'
import { setImport } from '#server/domains/admin/imports/steps/presentImport.ts'
import { isRefused, type ImportRef, type StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { type Resolved, resolveRows } from '#server/domains/admin/imports/steps/resolveRows.ts'
import {
  allRows,
  countRows,
  saveJudgements,
  saveLevels,
  refuseRows,
} from '#server/domains/admin/imports/staging/stagedRows.ts'
import { Refusal } from '#server/http/answers/envelope.ts'

/**
 * Checks the next rows against the company and the rest of the file. The client calls it until the status is `checked`.
 * The company's records are not changed. A checked import is checked again, because the company may have changed.
 * @throws 409 where rows of the file are missing
 */
export const checkImport = (importRef: ImportRef, { caller, services }: AdminRequest): Promise<Import> =>
  services.db.transaction(async (tx) => {
    const txServices = { ...services, db: tx }
    const staged = await lockOwnImport(tx, importRef, { caller }, ['receiving', 'checking', 'checked'])
    if (staged.receivedRows < staged.totalRows) throw rowsMissing()
    const done = staged.status === 'checking' ? staged.checkedRows : 0
    const rows = await tx
      .select()
      .from(importRows)
      .where(eq(importRows.importId, staged.id))
      .orderBy(importRows.row)
      .offset(done)
      .limit(importLimits.checked)
    const { verdicts } = await resolveRows(staged, rows, txServices)
    await saveJudgements(tx, staged.id, verdicts.map(toJudgement))
    const checkedRows = done + rows.length
    const isChecked = checkedRows >= staged.totalRows
    if (isChecked) await checkAllRows(tx, staged)
    const status = isChecked ? 'checked' : 'checking'
    const counts = isChecked ? await countRows(tx, staged) : {}
    return setImport(staged.id, { status, checkedRows, ...counts }, caller, txServices)
  })

const rowsMissing = () =>
  new Refusal(409, 'rowsMissing', 'Not all rows of the file are here yet. Send the others, then check.')

/** The result of a checked row as it is stored. */
export function toJudgement({ row, verdict }: Resolved['verdicts'][number]) {
  if (isRefused(verdict)) return { ...row, problems: verdict.problems, outcome: null, lacks: [] }
  const { known, id, changed, lacks = [] } = verdict.change
  const outcome = known ? (changed.length > 0 ? ('changed' as const) : ('unchanged' as const)) : ('added' as const)
  return { ...row, problems: [], outcome, targetId: id, lacks }
}

/** Checks that need all rows: references to refused rows, and the tree of cost centers. */
async function checkAllRows(tx: Database, staged: StoredImport): Promise<void> {
  if (staged.kind === 'employees') return refuseDependents(tx, staged, ['managerExternalId', 'approverExternalId'])
  for (;;) {
    await refuseDependents(tx, staged, ['parentExternalId'])
    const { problems, levels } = checkTree(await getPlaces(tx, staged), await getParents(tx, staged.companyId))
    if (problems.size === 0) return saveLevels(tx, staged.id, levels)
    const refused = [...problems].map(([row, code]) => ({ row, column: 'parentExternalId' as const, code }))
    await refuseRows(tx, staged.id, refused)
  }
}

/** Refuses rows that name a person whose own row is refused, and rows that name these in turn. */
async function refuseDependents(tx: Database, { id, companyId, kind }: StoredImport, columns: ImportColumn[]) {
  const importCondition = eq(importRows.importId, id)
  if ((await tx.$count(importRows, and(importCondition, eq(importRows.isBad, true)))) === 0) return
  const there = kind === 'employees' ? employees : costCenters
  const isThere = sql<boolean>`exists (
    select 1 from ${there} t where t.company_id = ${companyId} and t.external_id = ${importRows.key})`
  const named = Object.fromEntries(
    columns.map((column) => [column, sql<string>`coalesce(${importRows.values}->>${column}::text, '')`]),
  ) as Record<ImportColumn, SQL<string>>
  const rows = await allRows((after, limit) =>
    tx
      .select({ row: importRows.row, key: importRows.key, isBad: importRows.isBad, isThere, named })
      .from(importRows)
      .where(and(importCondition, gt(importRows.row, after)))
      .orderBy(importRows.row)
      .limit(limit),
  )
  const refused = [...findDependents(rows)].map(([row, column]) => ({ row, column, code: 'refusedRow' as const }))
  await refuseRows(tx, id, refused)
}

/** Where the good rows put their cost centers; without a column for the one above they stay. */
async function getPlaces(tx: Database, { id, companyId, columns }: StoredImport): Promise<Place[]> {
  if (!columns.includes('parentExternalId')) return []
  const rows = await allRows((after, limit) =>
    tx
      .select({ row: importRows.row, id: importRows.targetId, key: importRows.key, above: importRows.otherKey })
      .from(importRows)
      .where(and(eq(importRows.importId, id), eq(importRows.isBad, false), gt(importRows.row, after)))
      .orderBy(importRows.row)
      .limit(limit),
  )
  const there = await tx
    .select({ id: costCenters.id, externalId: costCenters.externalId })
    .from(costCenters)
    .where(eq(costCenters.companyId, companyId))
  const ids = new Map(there.map((center) => [center.externalId, center.id]))
  for (const row of rows) ids.set(row.key, row.id)
  return rows.map(({ row, id: own, above }) => ({ row, id: own, parentId: ids.get(above) ?? null }))
}
