import { and, sql, type SQL } from 'drizzle-orm'
import { bookingWindows } from '#contract/reports/insights.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { ratedCondition, totalSpent } from '#server/domains/bookingRecords/scores.rules.ts'
import { amountColumns, numberOf } from '#server/domains/bookingRecords/sums.ts'
import { scopeCondition, type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'

const records = bookingRecords

const windowSteps = bookingWindows
  .toReversed()
  .map(({ from }) => sql.raw(` when days_in_advance >= ${from} then ${from}`))

/** The parts that bookings are counted by; the key of a window is its first day. */
const parts = {
  destination: sql`${records.destinationCode}`,
  bookingType: sql`${records.bookingType}`,
  bookingWindow: sql`case${sql.join(windowSteps)} end`,
  costCenter: sql`${records.costCenterId}`,
  policyReason: sql`${records.policyReason}`,
}
type Part = keyof typeof parts

const list = (map: (expression: SQL, part: string) => SQL) =>
  sql.join(
    Object.entries(parts).map(([part, expression]) => map(expression, part)),
    sql`, `,
  )

/**
 * The bookings of a scope that were not canceled, counted by each part in one pass over them. `compared` were compared
 * with the travel policy, and `outside` of them are outside it. Where the scope has a category, only its amounts count.
 */
export async function readBreakdown(scope: BookingScope, currency: string, db: Database) {
  const category = scope.drill?.category
  const spent = category === undefined ? totalSpent : amountColumns[category]
  const isDestination = sql`grouping(${parts.destination}) = 0`
  const rows = await db
    .select({
      part: sql<Part>`case grouping(${list((expression) => expression)}) ${partOfMask} end`,
      key: sql<string | null>`coalesce(${list((expression) => sql`(${expression})::text`)})`,
      bookings: numberOf(sql`count(*)`),
      compared: numberOf(sql`count(${records.policyRespected})`),
      outside: numberOf(sql`count(*) filter (where not ${records.policyRespected})`),
      totalSpent: numberOf(sql`coalesce(sum(${spent}) filter (where ${records.currency} = ${currency}), 0)`),
      city: sql<string>`case when ${isDestination} then min(${records.destinationCity}) end`,
      countryCode: sql<string>`case when ${isDestination} then min(${records.destinationCountryCode}) end`,
    })
    .from(records)
    .where(and(scopeCondition(scope), ratedCondition))
    .groupBy(sql`grouping sets (${list((expression) => sql`(${expression})`)})`)
  const byPart = Map.groupBy(rows, ({ part }) => part)
  return (part: Part): readonly PartRow[] => byPart.get(part) ?? []
}

/** The answer of `grouping`: a bit of every part that the row is not about, the last part in the lowest. */
const partOfMask = sql.join(
  Object.keys(parts).map((part, at, { length }) =>
    sql.raw(`when ${2 ** length - 1 - 2 ** (length - 1 - at)} then '${part}'`),
  ),
  sql` `,
)

/** The bookings of one value of a part. */
export interface PartRow {
  key: string | null
  bookings: number
  compared: number
  outside: number
  totalSpent: number
  city: string
  countryCode: string
}
