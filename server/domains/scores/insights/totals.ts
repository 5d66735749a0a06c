import { sql } from 'drizzle-orm'
import type { InsightTotals } from '#contract/insights.ts'
import { spendingCategories, type SpendingCategory } from '#contract/scores.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { aggregatesIn, type Aggregates } from '#server/domains/scores/aggregates.ts'
import { scopeCondition, type BookingScope } from '#server/domains/scores/filter.ts'
import { ratedCondition } from '#server/domains/scores/scores.rules.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100

/** The spending of each category, of sums. */
export const categoriesOf = (sums: Aggregates): Record<SpendingCategory, number> =>
  Object.fromEntries(spendingCategories.map((category) => [category, cents(sums[`${category}Amount`])])) as Record<
    SpendingCategory,
    number
  >

/** Totals and spending of a scope, in a currency. */
export async function readTotals(
  scope: BookingScope,
  currency: string,
  db: Database,
): Promise<{ totals: InsightTotals; spending: Record<SpendingCategory, number> }> {
  const { profileId, nights, grossAmount } = bookingRecords
  const isPriced = sql`${ratedCondition} and ${bookingRecords.currency} = ${currency}`
  const [row] = await db
    .select({
      ...aggregatesIn(currency),
      travellers: sql<number>`count(distinct ${profileId})`.mapWith(Number),
      nights: sql<number>`coalesce(sum(${nights}) filter (where ${ratedCondition}), 0)`.mapWith(Number),
      averagePrice: sql<number | null>`avg(${grossAmount}) filter (where ${isPriced})`.mapWith((value: unknown) =>
        value === null ? null : cents(Number(value)),
      ),
    })
    .from(bookingRecords)
    .where(scopeCondition(scope))
  const sums = row!
  return {
    totals: {
      bookings: sums.count,
      cancelled: sums.cancelledCount,
      travellers: sums.travellers,
      nights: sums.nights,
      totalSpent: cents(sums.totalSpent),
      missedSavings: cents(sums.missedSavings),
      averagePrice: sums.averagePrice,
    },
    spending: categoriesOf(sums),
  }
}
