import type { MonthlySummary } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { summaryIn } from './scoreSummary.ts'
import type { BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { monthsOf } from '#server/domains/scores/scope/period.ts'
import { readSums } from './readSums.ts'

/** Every month of the period, oldest first; a month without bookings has zeros (§7 monthly summaries). */
export async function monthlySummaries(scope: BookingScope, currency: string, db: Database): Promise<MonthlySummary[]> {
  const sums = Map.groupBy(await readSums(scope, 'month', db), ({ key }) => key)
  return monthsOf(scope.period).map((month) => {
    const own = sums.get(month)
    if (!own) return { month, totalSpent: 0, missedSavings: 0, count: 0, avgOverallScore: null }
    const { totalSpent, missedSavings, count, avgOverallScore } = summaryIn(currency, own)
    return { month, totalSpent, missedSavings, count, avgOverallScore }
  })
}
