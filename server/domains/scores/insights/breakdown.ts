import { and, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import { bookingParts, bookingRecords, type BookingPart } from '#server/db/schema/reports/scores.ts'
import { byPart, partColumns } from '#server/domains/bookingRecords/parts.ts'
import { ratedCondition, totalSpent } from '#server/domains/bookingRecords/scores.rules.ts'
import { amountColumns, numberOf } from '#server/domains/bookingRecords/sums.ts'
import type { BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { conditionsOf } from '#server/domains/scores/sums/readSums.ts'
import type { Counted } from './totals.ts'

/** The bookings of one value of a part: `compared` with the travel policy, and of these `outside` it. */
export interface PartRow {
  key: string | null
  bookings: number
  compared: number
  outside: number
  totalSpent: number
  city: string
  countryCode: string
}

/**
 * The bookings of a scope that were not canceled, counted by each part: of whole months from the cells, of other days
 * in one pass over them. Where the scope has a category, only its amounts count.
 */
export async function readBreakdown(scope: BookingScope, currency: string, db: Database) {
  const { ofMonths, ofDays } = conditionsOf(scope, bookingParts)
  const rows = [
    ...(ofMonths ? await readCells(ofMonths, currency, db) : []),
    ...(ofDays ? await readDays(and(ofDays, ratedCondition), { currency, category: scope.drill?.category }, db) : []),
  ]
  const ofPart = Map.groupBy(rows, ({ part }) => part)
  return (part: BookingPart): readonly PartRow[] =>
    [...Map.groupBy(ofPart.get(part) ?? [], ({ key }) => key).values()].map((same) => same.reduce(addUp))
}

const addUp = <Row extends PartRow>(one: Row, other: Row): Row => ({
  ...one,
  bookings: one.bookings + other.bookings,
  compared: one.compared + other.compared,
  outside: one.outside + other.outside,
  totalSpent: toHundredths(one.totalSpent + other.totalSpent),
})

/** Amounts in one currency. */
const spentIn = (amount: SQL, column: SQL, currency: string) =>
  numberOf(sql`coalesce(sum(${amount}) filter (where ${column} = ${currency}), 0)`)

function readCells(where: SQL, currency: string, db: Database) {
  const { part, key, bookings, compared, outside, totalSpent: spent, city, countryCode } = bookingParts
  return db
    .select({
      part,
      key,
      bookings: numberOf(sql`sum(${bookings})`),
      compared: numberOf(sql`sum(${compared})`),
      outside: numberOf(sql`sum(${outside})`),
      totalSpent: spentIn(sql`${spent}`, sql`${bookingParts.currency}`, currency),
      city: sql<string>`min(${city})`,
      countryCode: sql<string>`min(${countryCode})`,
    })
    .from(bookingParts)
    .where(where)
    .groupBy(part, key)
}

function readDays(where: SQL | undefined, { currency, category }: Counted, db: Database) {
  const amount = category === undefined ? totalSpent : sql`${amountColumns[category]}`
  return db
    .select({ ...partColumns, totalSpent: spentIn(amount, sql`${bookingRecords.currency}`, currency) })
    .from(bookingRecords)
    .where(where)
    .groupBy(byPart)
}
