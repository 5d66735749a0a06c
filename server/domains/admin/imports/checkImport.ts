import { and, eq, sql } from 'drizzle-orm'
import type { Import, ImportColumn } from '#contract/imports.ts'
import { importLimits } from '#contract/imports.ts'
import type { Database } from '#server/db/client.ts'
import { importRows } from '#server/db/schema/admin.ts'
import { costCenters, employees } from '#server/db/schema/company.ts'
import { parentsOf, treeWith } from '#server/domains/admin/imports/costCenterTree.ts'
import type { Place } from '#server/domains/admin/imports/costCenterTree.ts'
import { lockOwnImport, setImport } from '#server/domains/admin/imports/findImport.ts'
import { isRefused } from '#server/domains/admin/imports/importing.ts'
import type { Importing, ImportRef, StoredImport } from '#server/domains/admin/imports/importing.ts'
import type { Resolved } from '#server/domains/admin/imports/resolveRows.ts'
import { resolveRows } from '#server/domains/admin/imports/resolveRows.ts'
import { countsOf, noteJudgements, noteLevels } from '#server/domains/admin/imports/stagedRows.ts'
import { Refusal } from '#server/http/envelope.ts'

/**
 * Checks the next rows with what they refer to in the company and in the file; called until the status is `checked`.
 * Nothing of the company is written. An import that was checked is checked again, as the company may have changed.
 * @throws 409 where rows of the file are missing
 */
export const checkImport = (importRef: ImportRef, { caller, services }: Importing): Promise<Import> =>
  services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
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
    const { verdicts } = await resolveRows(staged, rows, within)
    await noteJudgements(tx, staged.id, verdicts.map(judgementOf))
    const checkedRows = done + rows.length
    const isChecked = checkedRows >= staged.totalRows
    if (isChecked) await checkTogether(tx, staged)
    const status = isChecked ? 'checked' : 'checking'
    const counts = isChecked ? await countsOf(tx, staged.id) : {}
    return setImport(tx, staged.id, { status, checkedRows, ...counts }, caller)
  })

const rowsMissing = () =>
  new Refusal(409, 'rowsMissing', 'Not all rows of the file are here yet. Send the others, then check.')

/** What is noted of a row that was judged. */
export function judgementOf({ row, verdict }: Resolved['verdicts'][number]) {
  if (isRefused(verdict)) return { ...row, problems: verdict.problems, outcome: null }
  const { known, id, changed } = verdict.change
  const outcome = known ? (changed.length > 0 ? ('changed' as const) : ('unchanged' as const)) : ('added' as const)
  return { ...row, problems: [], outcome, targetId: id }
}

/** What can only be seen of all rows together: who depends on a row that is refused, and the tree of cost centres. */
async function checkTogether(tx: Database, staged: StoredImport): Promise<void> {
  if (staged.kind === 'employees') return refuseDependents(tx, staged, ['managerExternalId', 'approverExternalId'])
  for (;;) {
    await refuseDependents(tx, staged, ['parentExternalId'])
    const { problems, levels } = treeWith(await placesOf(tx, staged), await parentsOf(tx, staged.companyId))
    if (problems.size === 0) return noteLevels(tx, staged.id, levels)
    const refused = [...problems].map(([row, code]) => ({ row, code }))
    await tx.execute(sql`
      update ${importRows} as r
      set is_bad = true, problems = jsonb_build_array(jsonb_build_object('column', 'parentExternalId', 'code', v.code))
      from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as v("row" int, code text)
      where r.import_id = ${staged.id} and r."row" = v."row"`)
  }
}

/** Refuses rows that name somebody whose own row is refused, and those that name these, and so on. */
async function refuseDependents(tx: Database, { id, companyId, kind }: StoredImport, columns: ImportColumn[]) {
  const there = kind === 'employees' ? employees : costCenters
  const refusedKeys = sql`(
    select b.key from ${importRows} b where b.import_id = ${id} and b.is_bad and not exists (
      select 1 from ${there} t where t.company_id = ${companyId} and t.external_id = b.key))`
  for (let found = 1; found > 0;) {
    found = 0
    for (const column of columns) {
      const problem = sql`jsonb_build_object('column', ${column}::text, 'code', 'refusedRow')`
      const refused = await tx
        .update(importRows)
        .set({ isBad: true, problems: sql`${importRows.problems} || ${problem}` })
        .where(
          and(
            eq(importRows.importId, id),
            eq(importRows.isBad, false),
            sql`${importRows.values}->>${column}::text in ${refusedKeys}`,
          ),
        )
        .returning({ row: importRows.row })
      found += refused.length
    }
  }
}

/** Where the good rows put their cost centres; without a column for the one above they stay. */
async function placesOf(tx: Database, { id, companyId, columns }: StoredImport): Promise<Place[]> {
  const rows = await tx
    .select({ row: importRows.row, id: importRows.targetId, key: importRows.key, above: importRows.otherKey })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.isBad, false)))
  if (!columns.includes('parentExternalId')) return []
  const there = await tx
    .select({ id: costCenters.id, externalId: costCenters.externalId })
    .from(costCenters)
    .where(eq(costCenters.companyId, companyId))
  const ids = new Map(there.map((center) => [center.externalId, center.id]))
  for (const row of rows) ids.set(row.key, row.id)
  return rows.map(({ row, id: own, above }) => ({ row, id: own, parentId: ids.get(above) ?? null }))
}
