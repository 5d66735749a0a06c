import { limits } from '#contract/fields/limits.ts'

/** The periods of reports that can be chosen by name, the default first. */
export const namedPeriods = ['months12', 'lastMonth', 'lastQuarter', 'yearToDate', 'lastYear'] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** The choices of a period: a named one, or `custom` with days of its own. */
export const reportPeriods = [...namedPeriods, 'custom'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** The days of a report, `yyyy-MM-dd` in UTC, both included. */
export interface Days {
  from: string
  to: string
}

const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

/**
 * The days of a named period. All but the year to date end with a complete month: the present one would look like a
 * drop.
 * @param today `yyyy-MM-dd`
 */
export function daysOfPeriod(period: NamedPeriod, today: string): Days {
  const { year, month } = partsOf(today)
  const quarter = month - (month % 3)
  const days: Record<NamedPeriod, Days> = {
    months12: { from: dayText(year, month - limits.reportMonths, 1), to: dayText(year, month, 0) },
    lastMonth: { from: dayText(year, month - 1, 1), to: dayText(year, month, 0) },
    lastQuarter: { from: dayText(year, quarter - 3, 1), to: dayText(year, quarter, 0) },
    yearToDate: { from: dayText(year, 0, 1), to: today },
    lastYear: { from: dayText(year - 1, 0, 1), to: dayText(year - 1, 11, 31) },
  }
  return days[period]
}

/**
 * The period that a report is compared with, on every page and in every file: as many complete months before for a
 * month, a quarter and other complete months; the same days a year before for days from January 1 on; else as many days
 * before.
 */
export function previousDays({ from, to }: Days): Days {
  const [first, last] = [partsOf(from), partsOf(to)]
  const months = (last.year - first.year) * 12 + last.month - first.month + 1
  const isWholeMonths = first.date === 1 && dayText(last.year, last.month + 1, 0) === to
  const isFromNewYear = from === dayText(first.year, 0, 1) && first.year === last.year
  // January and the first quarter are a month and a quarter like others.
  if (isFromNewYear && !(isWholeMonths && (months === 1 || months === 3)))
    return { from: dayText(first.year - 1, 0, 1), to: sameDayBefore(last) }
  if (isWholeMonths)
    return { from: dayText(first.year, first.month - months, 1), to: dayText(first.year, first.month, 0) }
  const dayCount = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return {
    from: dayText(first.year, first.month, first.date - dayCount),
    to: dayText(first.year, first.month, first.date - 1),
  }
}

/** The same day a year before; the last day of a month stays the last one. */
function sameDayBefore({ year, month, date }: ReturnType<typeof partsOf>): string {
  const [lastOfMonth, lastBefore] = [year, year - 1].map((each) => partsOf(dayText(each, month + 1, 0)).date)
  return dayText(year - 1, month, date === lastOfMonth ? lastBefore! : Math.min(date, lastBefore!))
}

/** Whether days are more months apart than a report can cover (`limits.longestReportMonths`). */
export function isTooLong({ from, to }: Days): boolean {
  const { year, month, date } = partsOf(from)
  return to >= dayText(year, month + limits.longestReportMonths, date)
}
