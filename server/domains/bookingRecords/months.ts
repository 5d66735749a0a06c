import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, gte, inArray, isNull, lte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { PgDialect, unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import { holdCompanyLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { bookingMonths, bookingParts, bookingRecords } from '#server/db/schema/reports/scores.ts'
import { byPart, partColumns } from './parts.ts'
import { ratedCondition } from './scores.rules.ts'
import { recordSums } from './sums.ts'

const records = bookingRecords

/** The month of booking of a record, `yyyy-MM`. */
export const recordMonth = sql<string>`substr(${records.bookedOn}, 1, 7)`

const cellKey = {
  companyId: records.companyId,
  month: recordMonth,
  costCenterId: records.costCenterId,
  groupId: records.groupId,
  currency: records.currency,
  isUsedAsGhost: records.isUsedAsGhost,
}

const formulasInSql = () => sql.join([...Object.values(recordSums), ...Object.values(partColumns)])

/** Tells sums of these formulas from sums of others, of an older version of Waymark. */
const formulas = createHash('sha256')
  .update(JSON.stringify(new PgDialect({ casing: 'snake_case' }).sqlToQuery(formulasInSql())))
  .digest('base64url')

/** The tables of cells. */
const tables = [bookingMonths, bookingParts] as const
type CellTable = (typeof tables)[number]

interface RecordedTrip {
  companyId: string
  tripId?: string | null | undefined
}

/**
 * Changes the records of some trips by `write`, and brings the cells up to date that they belonged to before and belong
 * to now. Other transactions that change records of these companies wait until this one ends: a cell is computed
 * from the records that can be seen, and those of another open transaction can not.
 */
export async function writeWithMonths(
  tx: Database,
  trips: readonly RecordedTrip[],
  write: () => Promise<void>,
): Promise<void> {
  for (const companyId of [...new Set(trips.map((trip) => trip.companyId))].toSorted())
    await holdCompanyLock(tx, 'bookingMonths', companyId)
  const ids = trips.flatMap(({ tripId }) => tripId ?? [])
  const before = await readCells(tx, ids)
  await write()
  const after = await readCells(tx, ids)
  const touched = new Map([...before, ...after].map((cell) => [JSON.stringify(cell), cell]))
  for (const cell of touched.values()) await refreshCell(tx, cell)
}

const readCells = (tx: Database, tripIds: readonly string[]) =>
  tx
    .selectDistinct(cellKey)
    .from(records)
    .where(inArray(records.tripId, [...tripIds]))
type Cell = Awaited<ReturnType<typeof readCells>>[number]

async function refreshCell(tx: Database, cell: Cell): Promise<void> {
  for (const table of tables) await tx.delete(table).where(and(keyCondition(table, cell), eq(table.month, cell.month)))
  const ofMonth = and(gte(records.bookedOn, `${cell.month}-01`), lte(records.bookedOn, `${cell.month}-31`))
  await insertCells(tx, and(keyCondition(records, cell), ofMonth))
}

const keyCondition = (table: CellTable | typeof bookingRecords, cell: Cell): SQL | undefined =>
  and(
    eq(table.companyId, cell.companyId),
    equalOrNull(table.costCenterId, cell.costCenterId),
    equalOrNull(table.groupId, cell.groupId),
    eq(table.currency, cell.currency),
    eq(table.isUsedAsGhost, cell.isUsedAsGhost),
  )

const equalOrNull = (column: AnyColumn, value: string | null) => (value === null ? isNull(column) : eq(column, value))

/** Inserts the cells of the records that meet a condition, and the parts of their bookings. */
async function insertCells(tx: Database, which: SQL | undefined): Promise<void> {
  const insert = async (
    table: CellTable,
    values: Record<string, SQL | PgColumn>,
    where: SQL | undefined,
    by: SQL[],
  ) => {
    // The columns of the table in their order, in which the rows are inserted.
    const columns = Object.keys(getTableColumns(table)).map((name) => [name, values[name]!] as const)
    const cells = tx
      .select(Object.fromEntries(columns))
      .from(records)
      .where(where)
      .groupBy(...Object.values(cellKey), ...by)
    await tx.insert(table).select(cells.getSQL())
  }
  await insert(bookingMonths, { ...cellKey, ...recordSums, formulas: sql`${formulas}::text` }, which, [])
  await insert(bookingParts, { ...cellKey, ...partColumns }, and(which, ratedCondition), [byPart])
}

/** Computes all cells of a company from its records. */
export async function rebuildMonths(tx: Database, companyId: string): Promise<void> {
  await holdCompanyLock(tx, 'bookingMonths', companyId)
  for (const table of tables) await tx.delete(table).where(eq(table.companyId, companyId))
  await insertCells(tx, eq(records.companyId, companyId))
}

/** Sums that tell whether cells cover their records: few, since each start computes them from all records. */
const compared = ['count', 'cancelledCount', 'totalSpent'] as const

const comparedSums = (sumOf: (name: (typeof compared)[number]) => SQL) => ({
  count: sumOf('count').as('count'),
  cancelledCount: sumOf('cancelledCount').as('cancelled_count'),
  totalSpent: sumOf('totalSpent').as('total_spent'),
})

/**
 * Computes the cells of each company again whose cells do not cover its records, or were computed with other formulas:
 * after a new version of Waymark, and after an older one or a restored backup wrote records without them.
 */
export async function correctMonths(tx: Database): Promise<void> {
  const recorded = tx
    .select({
      companyId: records.companyId,
      month: recordMonth.as('month'),
      isCurrent: isCurrent(sql`true`),
      ...comparedSums((name) => recordSums[name]),
    })
    .from(records)
    .groupBy(records.companyId, recordMonth)
  const summed = tx
    .select({
      companyId: bookingMonths.companyId,
      month: bookingMonths.month,
      isCurrent: isCurrent(sql`bool_and(${bookingMonths.formulas} = ${formulas})`),
      ...comparedSums((name) => sql`-sum(${bookingMonths[name]})`),
    })
    .from(bookingMonths)
    .groupBy(bookingMonths.companyId, bookingMonths.month)
  const both = unionAll(recorded, summed).as('both')
  const isOff = or(...compared.map((name) => sql`sum(${both[name]}) <> 0`), sql`not bool_and(${both.isCurrent})`)
  const wrong = await tx
    .select({ companyId: both.companyId })
    .from(both)
    .groupBy(both.companyId, both.month)
    .having(isOff)
  for (const companyId of new Set(wrong.map((row) => row.companyId))) await rebuildMonths(tx, companyId)
}

const isCurrent = (condition: SQL) => sql<boolean>`${condition}`.as('is_current')
