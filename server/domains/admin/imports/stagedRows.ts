import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { importRows } from '#server/db/schema/admin.ts'
import type { StagedRow } from '#server/domains/admin/imports/importing.ts'

const ofImport = (importId: string) => eq(importRows.importId, importId)

/** The next bad rows of a file, in its order. */
export const badRowsAfter = (db: Database, importId: string, row: number, limit: number): Promise<StagedRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(ofImport(importId), importRows.isBad, gt(importRows.row, row)))
    .orderBy(asc(importRows.row))
    .limit(limit)

/** Good rows that are still to be written: cost centres after those above them. */
export const nextGoodRows = (db: Database, importId: string, limit: number): Promise<StagedRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(ofImport(importId), eq(importRows.isBad, false)))
    .orderBy(asc(importRows.level), asc(importRows.row))
    .limit(limit)

type Judgement = Pick<StagedRow, 'row' | 'problems' | 'outcome' | 'targetId'>

/** Notes what was found of many rows with one statement. */
export async function noteJudgements(db: Database, importId: string, rows: readonly Judgement[]): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(
    rows.map(({ row, problems, outcome, targetId }) => ({ row, problems, outcome, target: targetId })),
  )
  await db.execute(sql`
    update ${importRows} as r
    set problems = v.problems, is_bad = jsonb_array_length(v.problems) > 0, outcome = v.outcome, target_id = v.target
    from jsonb_to_recordset(${values}::jsonb) as v("row" int, problems jsonb, outcome text, target text)
    where r.import_id = ${importId} and r."row" = v."row"`)
}

/** Notes how many stand above the cost centres of rows. */
export async function noteLevels(db: Database, importId: string, levels: ReadonlyMap<number, number>): Promise<void> {
  const values = JSON.stringify([...levels].filter(([, level]) => level > 0).map(([row, level]) => ({ row, level })))
  await db.execute(sql`
    update ${importRows} as r set level = v.level
    from jsonb_to_recordset(${values}::jsonb) as v("row" int, level int)
    where r.import_id = ${importId} and r."row" = v."row"`)
}

/** How many rows are bad, and what becomes of the good ones. */
export async function countsOf(db: Database, importId: string) {
  const isGood = sql`not ${importRows.isBad}`
  const count = (what: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${what})`.mapWith(Number)
  const [counts] = await db
    .select({
      badRows: count(sql`${importRows.isBad}`),
      toAdd: count(sql`${isGood} and ${importRows.outcome} = 'added'`),
      toChange: count(sql`${isGood} and ${importRows.outcome} = 'changed'`),
      unchanged: count(sql`${isGood} and ${importRows.outcome} = 'unchanged'`),
    })
    .from(importRows)
    .where(ofImport(importId))
  return counts!
}
