import type { MonthlySummary } from '#contract/scores.ts'
import type { Database } from '#server/db/client.ts'
import { summaryIn } from './aggregates.ts'
import type { BookingScope } from './filter.ts'
import type { Period } from './period.ts'
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

/** The months, `yyyy-MM`, that a period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7))
  const first = year * 12 + month
  return Array.from({ length: last - first + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 7),
  )
}
