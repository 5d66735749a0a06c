import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { importRows } from '#server/db/schema/company/admin.ts'
import type { BookingLack, RowProblem } from '#contract/employees/imports.ts'
import type { StagedRow, StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'

const importCondition = (importId: string) => eq(importRows.importId, importId)

/** The next bad rows of a file, in its order. */
export const badRowsAfter = (db: Database, importId: string, row: number, limit: number): Promise<StagedRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(importCondition(importId), importRows.isBad, gt(importRows.row, row)))
    .orderBy(asc(importRows.row))
    .limit(limit)

/** Good rows that are still to be written: cost centers after those above them. */
export const nextGoodRows = (db: Database, importId: string, limit: number): Promise<StagedRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(importCondition(importId), eq(importRows.isBad, false)))
    .orderBy(asc(importRows.level), asc(importRows.row))
    .limit(limit)

/** Rows that one statement reads or changes where all of a long file are, so that others are answered in between. */
const rowsInSlice = 1000

/**
 * All rows of a file, read slice by slice.
 * @param read reads a number of rows after a line of the file
 */
export async function allRows<Row extends { row: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let after = 0, isMore = true; isMore;) {
    const slice = await read(after, rowsInSlice)
    for (const row of slice) all.push(row)
    after = slice.at(-1)?.row ?? after
    isMore = slice.length === rowsInSlice
  }
  return all
}

/** Good rows whose fault is seen of all rows together. */
export async function refuseRows(
  db: Database,
  importId: string,
  refused: readonly ({ row: number } & RowProblem)[],
): Promise<void> {
  for (let from = 0; from < refused.length; from += rowsInSlice) {
    const values = JSON.stringify(refused.slice(from, from + rowsInSlice))
    await db.execute(sql`
      update ${importRows} as r
      set is_bad = true, problems = r.problems || jsonb_build_object('column', v."column", 'code', v.code)
      from jsonb_to_recordset(${values}::jsonb) as v("row" int, "column" text, code text)
      where r.import_id = ${importId} and r."row" = v."row"`)
  }
}

type Judgement = Pick<StagedRow, 'row' | 'problems' | 'outcome' | 'targetId' | 'lacks'>

/** Records the judgements of many rows with one statement. */
export async function saveJudgements(db: Database, importId: string, rows: readonly Judgement[]): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(
    rows.map(({ row, problems, outcome, targetId, lacks }) => ({ row, problems, outcome, target: targetId, lacks })),
  )
  await db.execute(sql`
    update ${importRows} as r
    set problems = v.problems, is_bad = jsonb_array_length(v.problems) > 0, outcome = v.outcome, target_id = v.target, lacks = v.lacks
    from jsonb_to_recordset(${values}::jsonb) as v("row" int, problems jsonb, outcome text, target text, lacks jsonb)
    where r.import_id = ${importId} and r."row" = v."row"`)
}

/** Records the number of levels above the cost centers of rows. */
export async function saveLevels(db: Database, importId: string, levels: ReadonlyMap<number, number>): Promise<void> {
  const below = [...levels].filter(([, level]) => level > 0).map(([row, level]) => ({ row, level }))
  for (let from = 0; from < below.length; from += rowsInSlice)
    await db.execute(sql`
      update ${importRows} as r set level = v.level
      from jsonb_to_recordset(${JSON.stringify(below.slice(from, from + rowsInSlice))}::jsonb) as v("row" int, level int)
      where r.import_id = ${importId} and r."row" = v."row"`)
}

/** The number of bad rows, and of good rows by their effect. */
export async function countRows(db: Database, { id, kind }: StoredImport) {
  const validCondition = sql`not ${importRows.isBad}`
  const lacking = (what: BookingLack) =>
    sql`${validCondition} and ${importRows.lacks} @> ${JSON.stringify([what])}::jsonb`
  const count = (what: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${what})`.mapWith(Number)
  const [counts] = await db
    .select({
      badRows: count(sql`${importRows.isBad}`),
      toAdd: count(sql`${validCondition} and ${importRows.outcome} = 'added'`),
      toChange: count(sql`${validCondition} and ${importRows.outcome} = 'changed'`),
      unchanged: count(sql`${validCondition} and ${importRows.outcome} = 'unchanged'`),
      people: count(sql`${validCondition} and ${importRows.lacks} <> '[]'`),
      costCenter: count(lacking('costCenter')),
      policy: count(lacking('policy')),
      approver: count(lacking('approver')),
    })
    .from(importRows)
    .where(importCondition(id))
  const { people, costCenter, policy, approver, ...all } = counts!
  return { ...all, unready: kind === 'employees' ? { people, costCenter, policy, approver } : null }
}
