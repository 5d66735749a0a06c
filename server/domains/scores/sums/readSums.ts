import { and, between, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { bookingMonths, bookingRecords, type bookingParts } from '#server/db/schema/reports/scores.ts'
import { recordMonth } from '#server/domains/bookingRecords/months.ts'
import { numberOf, recordSums, sumNames, type Sums } from '#server/domains/bookingRecords/sums.ts'
import { addDays } from '#server/time/zonedTime.ts'
import {
  isInMonths,
  narrowingCondition,
  periodCondition,
  type BookingScope,
} from '#server/domains/scores/scope/bookingScope.ts'
import { monthAfter, type Period } from '#server/domains/scores/scope/period.ts'

const keysOfRecords = {
  costCenter: sql<string | null>`${bookingRecords.costCenterId}`,
  group: sql<string | null>`${bookingRecords.groupId}`,
  month: recordMonth,
  profile: sql<string | null>`${bookingRecords.profileId}`,
}
const keysOfMonths = {
  costCenter: sql<string | null>`${bookingMonths.costCenterId}`,
  group: sql<string | null>`${bookingMonths.groupId}`,
  month: sql<string | null>`${bookingMonths.month}`,
}

/** The columns that sums can be read by, besides the currency. */
type SumKey = keyof typeof keysOfMonths

/** The sums of the bookings in one currency, and of one key where there is one. */
export interface CurrencySums extends Sums {
  key: string | null
  currency: string
}

/**
 * The sums of a scope by currency and key; none for a key without bookings. The whole months of its period are read from
 * the monthly sums and the days beside them from the booking records, from which a scope that the monthly sums do not
 * know is read altogether. Their key may be repeated.
 */
export async function readSums(scope: BookingScope, by: SumKey | undefined, db: Database): Promise<CurrencySums[]> {
  const { ofMonths, ofDays } = conditionsOf(scope, bookingMonths)
  return [
    ...(ofMonths ? await readMonths(ofMonths, by, db) : []),
    ...(ofDays ? await readRecordSums(ofDays, by, db) : []),
  ]
}

/** Conditions: the cells of the whole months of a scope, and the records of its other days; undefined without any. */
export function conditionsOf(scope: BookingScope, table: typeof bookingMonths | typeof bookingParts) {
  const { months, days } = isInMonths(scope) ? partsOf(scope.period) : { months: undefined, days: [scope.period] }
  const onDays = or(...days.map(periodCondition))
  return {
    ofMonths: months && and(narrowingCondition(table, scope), between(table.month, months.from, months.to)),
    ofDays: onDays && and(narrowingCondition(bookingRecords, scope), onDays),
  }
}

const monthSums = Object.fromEntries(
  sumNames.map((name) => [name, numberOf(sql`sum(${bookingMonths[name]})`)]),
) as typeof recordSums

const readMonths = (where: SQL | undefined, by: SumKey | undefined, db: Database) =>
  db
    .select({ ...monthSums, currency: bookingMonths.currency, key: by ? keysOfMonths[by] : noKey })
    .from(bookingMonths)
    .where(where)
    .groupBy(bookingMonths.currency, ...(by ? [keysOfMonths[by]] : []))

/** The sums of the booking records that meet a condition, by currency and key. */
export const readRecordSums = (where: SQL | undefined, by: keyof typeof keysOfRecords | undefined, db: Database) =>
  db
    .select({ ...recordSums, currency: bookingRecords.currency, key: by ? keysOfRecords[by] : noKey })
    .from(bookingRecords)
    .where(where)
    .groupBy(bookingRecords.currency, ...(by ? [keysOfRecords[by]] : []))

const noKey = sql<string | null>`null::text`

/** The whole months of a period, `yyyy-MM`, first and last, and the days beside them. */
function partsOf({ from, to }: Period): { months: Period | undefined; days: Period[] } {
  const first = from.endsWith('-01') ? from.slice(0, 7) : monthAfter(from)
  const after = addDays(to, 1).slice(0, 7)
  if (first >= after) return { months: undefined, days: [{ from, to }] }
  const [start, end] = [`${first}-01`, `${after}-01`]
  return {
    months: { from: first, to: addDays(end, -1).slice(0, 7) },
    days: [
      { from, to: addDays(start, -1) },
      { from: end, to },
    ].filter((part) => part.from <= part.to),
  }
}
