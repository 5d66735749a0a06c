import type { MonthlySummary } from '#contract/reports/scores.ts'

export type Measure = 'totalSpent' | 'missedSavings'
export const measures: readonly Measure[] = ['totalSpent', 'missedSavings']

/** One calendar month of the year-over-year comparison; null where there is no report. */
interface TrendMonth {
  /** `yyyy-MM` in the newer year. */
  month: string
  totalSpent: { last: number | null; this: number | null }
  missedSavings: { last: number | null; this: number | null }
}

export interface Trends {
  thisYear: string
  lastYear: string
  months: TrendMonth[]
}

/** §2 travel trends: the newest reported year and the one before, month by month; undefined without any report. */
export function yearOverYear(reported: readonly MonthlySummary[]): Trends | undefined {
  const thisYear = reported
    .map(({ month }) => month.slice(0, 4))
    .toSorted()
    .at(-1)
  if (!thisYear) return undefined
  const lastYear = String(Number(thisYear) - 1)
  const by = new Map(reported.map((summary) => [summary.month, summary]))
  const months = Array.from({ length: 12 }, (_, index) => {
    const suffix = String(index + 1).padStart(2, '0')
    const pair = (measure: Measure) => ({
      last: by.get(`${lastYear}-${suffix}`)?.[measure] ?? null,
      this: by.get(`${thisYear}-${suffix}`)?.[measure] ?? null,
    })
    return { month: `${thisYear}-${suffix}`, totalSpent: pair('totalSpent'), missedSavings: pair('missedSavings') }
  })
  return { thisYear, lastYear, months }
}

/** The present month at an instant, in UTC as the reports are, where the comparison has no report of it. */
export function monthUnderWay({ months }: Trends, asOf: string): string | undefined {
  const current = months.find(({ month }) => month === asOf.slice(0, 7))
  return current?.totalSpent.this === null ? current.month : undefined
}

/** Sums over the months that both years have, so that an unfinished year is compared with the same months. */
export function comparableTotals({ months }: Trends, measure: Measure): { last: number; this: number } {
  const both = months.map((month) => month[measure]).filter((pair) => pair.last !== null && pair.this !== null)
  const sum = (year: 'last' | 'this') => both.reduce((total, pair) => total + (pair[year] ?? 0), 0)
  return { last: sum('last'), this: sum('this') }
}

/** The change of an amount in percent; null where it was zero. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / Math.abs(before)) * 100

/** The way of a booking; only the city where it begins and ends in one, as a stay does. */
export const wayOf = ({ origin, destination }: { origin: string; destination: string }): string =>
  origin === destination ? destination : `${origin} – ${destination}`
