import { and, sql } from 'drizzle-orm'
import { toHundredths } from '#contract/payment/hundredths.ts'
import type { InsightTotals } from '#contract/reports/insights.ts'
import { spendingCategories, type SpendingCategory } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { numberOf, type Sums } from '#server/domains/bookingRecords/sums.ts'
import { addUp } from '#server/domains/scores/sums/scoreSummary.ts'
import { narrowingCondition, periodCondition, type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import type { CurrencySums } from '#server/domains/scores/sums/readSums.ts'

/** The spending of each category, of sums. */
export const categoriesOf = (sums: Sums): Record<SpendingCategory, number> =>
  Object.fromEntries(
    spendingCategories.map((category) => [category, toHundredths(sums[`${category}Amount`])]),
  ) as Record<SpendingCategory, number>

/** Spending in total, or of one category. */
export const spentOf = (sums: Sums, category: SpendingCategory | undefined): number =>
  toHundredths(category === undefined ? sums.totalSpent : sums[`${category}Amount`])

/** The currency of the amounts of insights, and the one category that they count, if any. */
export interface Counted {
  currency: string
  category: SpendingCategory | undefined
}

/** Totals and spending of some sums. */
export function totalsIn(
  { currency, category }: Counted,
  rows: readonly CurrencySums[],
  travellers: number,
): { totals: InsightTotals; spending: Record<SpendingCategory, number> } {
  const sums = addUp(rows, currency)
  const inCurrency = addUp(
    rows.filter((row) => row.currency === currency),
    currency,
  )
  const priced = inCurrency.count - inCurrency.cancelledCount
  return {
    totals: {
      bookings: sums.count,
      cancelled: sums.cancelledCount,
      travellers,
      nights: sums.nights,
      totalSpent: spentOf(sums, category),
      // Missed savings and prices belong to a whole booking.
      missedSavings: category === undefined ? toHundredths(sums.missedSavings) : null,
      averagePrice: category !== undefined || priced === 0 ? null : toHundredths(sums.ratedPrice / priced),
    },
    spending: categoriesOf(sums),
  }
}

/** The number of different travelers of a scope and of another period, in one pass. */
export async function countTravelers(scope: BookingScope, before: BookingScope['period'], db: Database) {
  const [isOwn, isBefore] = [periodCondition(scope.period), periodCondition(before)]
  // One range of days is read from an index. The days between the periods, if any, are of neither.
  const either = periodCondition({ from: before.from, to: scope.period.to })
  const travellers = db
    .select({
      isOwn: sql<boolean>`bool_or(${isOwn})`.as('is_own'),
      isBefore: sql<boolean>`bool_or(${isBefore})`.as('is_before'),
    })
    .from(bookingRecords)
    .where(and(narrowingCondition(bookingRecords, scope), either))
    .groupBy(bookingRecords.profileId)
    .as('travellers')
  const [counts] = await db
    .select({
      own: numberOf(sql`count(*) filter (where ${travellers.isOwn})`),
      before: numberOf(sql`count(*) filter (where ${travellers.isBefore})`),
    })
    .from(travellers)
  return counts!
}
