import { asc, sql } from 'drizzle-orm'
import type { MonthlySummary } from '#contract/scores.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { aggregatesIn, summaryOf, type Aggregates } from './aggregates.ts'
import { scopeCondition, type BookingScope } from './filter.ts'
import type { Period } from './period.ts'

/** The sums of each month of a scope that has bookings, by `yyyy-MM` of their day of booking. */
export async function sumsByMonth(scope: BookingScope, currency: string, db: Database) {
  const month = sql<string>`substr(${bookingRecords.bookedOn}, 1, 7)`
  const rows = await db
    .select({ ...aggregatesIn(currency), month })
    .from(bookingRecords)
    .where(scopeCondition(scope))
    .groupBy(month)
    .orderBy(asc(month))
  return new Map(rows.map(({ month: key, ...sums }) => [key, sums as Aggregates]))
}

/** Every month of the period, oldest first; a month without bookings has zeros (§7 monthly summaries). */
export async function monthlySummaries(scope: BookingScope, currency: string, db: Database): Promise<MonthlySummary[]> {
  const sums = await sumsByMonth(scope, currency, db)
  return monthsOf(scope.period).map((month) => {
    const own = sums.get(month)
    if (!own) return { month, totalSpent: 0, missedSavings: 0, count: 0, avgOverallScore: null }
    const { totalSpent, missedSavings, count, avgOverallScore } = summaryOf(own)
    return { month, totalSpent, missedSavings, count, avgOverallScore }
  })
}

/** The months, `yyyy-MM`, that a period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7))
  const first = year * 12 + month
  return Array.from({ length: last - first + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 7),
  )
}
