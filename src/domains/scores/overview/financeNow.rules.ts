import type { MonthlySummary } from '#contract/reports/scores.ts'

/** The last complete month of a report and the one before; undefined without both. */
export function lastMonths(
  months: readonly MonthlySummary[],
  asOf: string,
): { month: MonthlySummary; before: MonthlySummary } | undefined {
  const complete = months
    .filter(({ month }) => month < asOf.slice(0, 7))
    .toSorted((one, other) => other.month.localeCompare(one.month))
  const [month, before] = complete
  return month && before ? { month, before } : undefined
}

/** The first and the last day of a month `yyyy-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}
