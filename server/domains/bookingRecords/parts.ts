import { sql, type SQL } from 'drizzle-orm'
import { bookingWindows } from '#contract/reports/insights.ts'
import { bookingRecords, type BookingPart } from '#server/db/schema/reports/scores.ts'
import { totalSpent } from './scores.rules.ts'
import { numberOf } from './sums.ts'

const records = bookingRecords

const windowSteps = bookingWindows
  .toReversed()
  .map(({ from }) => sql.raw(` when days_in_advance >= ${from} then ${from}`))

/** The parts that bookings are counted by; the key of a window is its first day. */
const parts: Record<BookingPart, SQL> = {
  destination: sql`${records.destinationCode}`,
  bookingType: sql`${records.bookingType}`,
  bookingWindow: sql`case${sql.join(windowSteps)} end`,
  // Another expression than the column, which a query may group by besides.
  costCenter: sql`(${records.costCenterId} || '')`,
  policyReason: sql`${records.policyReason}`,
}

const list = (map: (expression: SQL) => SQL) => sql.join(Object.values(parts).map(map), sql`, `)

/** The answer of `grouping`: a bit of every part that the row is not about, the last part in the lowest. */
const partOfMask = sql.join(
  Object.keys(parts).map((part, at, { length }) =>
    sql.raw(`when ${2 ** length - 1 - 2 ** (length - 1 - at)} then '${part}'`),
  ),
  sql` `,
)

const ofDestination = (value: SQL) => sql<string>`case when grouping(${parts.destination}) = 0 then min(${value}) end`

/** A query over booking records has these columns by each part in one pass, where it groups by `byPart`. */
export const partColumns = {
  part: sql<BookingPart>`case grouping(${list((expression) => expression)}) ${partOfMask} end`,
  key: sql<string | null>`coalesce(${list((expression) => sql`(${expression})::text`)})`,
  bookings: numberOf(sql`count(*)`),
  compared: numberOf(sql`count(${records.policyRespected})`),
  outside: numberOf(sql`count(*) filter (where not ${records.policyRespected})`),
  totalSpent: numberOf(sql`coalesce(sum(${totalSpent}), 0)`),
  city: ofDestination(sql`${records.destinationCity}`),
  countryCode: ofDestination(sql`${records.destinationCountryCode}`),
}
export const byPart = sql`grouping sets (${list((expression) => sql`(${expression})`)})`
