import { limits } from '#contract/limits.ts'
import type { TableShape, TableState } from '@/patterns/table/tableAddress'

/** The periods of a report that can be chosen by name, the default first; `custom` has days of its own. */
export const periods = ['months12', 'yearToDate', 'lastQuarter', 'lastYear', 'custom'] as const
export type PeriodName = (typeof periods)[number]

/** Days of booking, `yyyy-MM-dd`, both included, in UTC as the records are. */
export interface Days {
  from: string
  to: string
}

/** The choices of §3 for score reports: period, both switches and the reporting currency. */
export interface ScoreFilter {
  period: PeriodName
  /** The days of a custom period. */
  days: Days | null
  /** Cost centers include those below them. */
  includeInherited: boolean
  /** Only bookings paid with a card of the company. */
  usedAsGhost: boolean
  /** Null for the currency of the company. */
  currency: string | null
}

export const defaultFilter: ScoreFilter = {
  period: 'months12',
  days: null,
  includeInherited: false,
  usedAsGhost: false,
  currency: null,
}

const filterParts = {
  filters: { period: periods, inherited: ['true'], ghost: ['true'] },
  ids: ['from', 'to', 'currency'],
} as const

/** The address of a page with rows of score summaries. */
export const rowTable: TableShape = {
  ...filterParts,
  sortable: ['name', 'totalSpent', 'missedSavings', 'count'],
  defaultSort: { key: 'missedSavings', direction: 'desc' },
}

/** The address of a page with bookings. */
export const bookingTable: TableShape = {
  ...filterParts,
  sortable: ['newest', 'departure', 'totalSpent', 'missedSavings'],
  defaultSort: { key: 'newest', direction: 'desc' },
}

type Filters = TableState['filters']
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`))

/** The filter in an address; undefined where it names no period, or a custom one without proper days. */
export function filterIn(filters: Filters): ScoreFilter | undefined {
  const period = periods.find((each) => filters['period']?.[0] === each)
  if (period === undefined) return undefined
  const [from = '', to = ''] = [filters['from']?.[0], filters['to']?.[0]]
  const days = period === 'custom' && isDay(from) && isDay(to) ? { from, to } : null
  if (period === 'custom' && days === null) return undefined
  const currency = filters['currency']?.[0] ?? ''
  return {
    period,
    days,
    includeInherited: filters['inherited'] !== undefined,
    usedAsGhost: filters['ghost'] !== undefined,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  }
}

/** The filter as an address has it. The period always stands there, so that an address means the same to everybody. */
export const filtersOf = ({ period, days, includeInherited, usedAsGhost, currency }: ScoreFilter): Filters => ({
  period: [period],
  ...(period === 'custom' && days && { from: [days.from], to: [days.to] }),
  ...(includeInherited && { inherited: ['true'] }),
  ...(usedAsGhost && { ghost: ['true'] }),
  ...(currency !== null && { currency: [currency] }),
})

const ownNames: readonly string[] = [...Object.keys(filterParts.filters), ...filterParts.ids]

/** The filters of an address that are no part of the score filter; a page may have more. */
export const otherFilters = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !ownNames.includes(name)))

/** The filter as the query of a link to another page. */
export const linkQuery = (filter: ScoreFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filtersOf(filter)).map(([name, [value = '']]) => [name, value]))

export const isSameFilter = (one: ScoreFilter, other: ScoreFilter): boolean =>
  JSON.stringify(filtersOf(one)) === JSON.stringify(filtersOf(other))

const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

/** The days of a filter on a day. */
export function daysOf({ period, days }: Pick<ScoreFilter, 'period' | 'days'>, today: string): Days {
  const { year, month } = partsOf(today)
  const quarter = Math.floor(month / 3) * 3
  const named: Record<Exclude<PeriodName, 'custom'>, Days> = {
    months12: { from: dayText(year, month - limits.reportMonths, 1), to: dayText(year, month, 0) },
    yearToDate: { from: dayText(year, 0, 1), to: today },
    lastQuarter: { from: dayText(year, quarter - 3, 1), to: dayText(year, quarter, 0) },
    lastYear: { from: dayText(year - 1, 0, 1), to: dayText(year - 1, 11, 31) },
  }
  return period === 'custom' ? (days ?? named.months12) : named[period]
}

/**
 * The equal period before: the same days a year earlier for the year to date, as many months for whole months, else as
 * many days.
 */
export function previousDays({ from, to }: Days, period: PeriodName): Days {
  const [first, last] = [partsOf(from), partsOf(to)]
  if (period === 'yearToDate') return { from: dayText(first.year - 1, 0, 1), to: sameDayBefore(last) }
  const endsMonth = dayText(last.year, last.month + 1, 0) === to
  if (first.date === 1 && endsMonth) {
    const months = (last.year - first.year) * 12 + last.month - first.month + 1
    return { from: dayText(first.year, first.month - months, 1), to: dayText(first.year, first.month, 0) }
  }
  const dayCount = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return {
    from: dayText(first.year, first.month, first.date - dayCount),
    to: dayText(first.year, first.month, first.date - 1),
  }
}

/** February 29 becomes 28. */
function sameDayBefore({ year, month, date }: ReturnType<typeof partsOf>): string {
  const lastOfMonth = partsOf(dayText(year - 1, month + 1, 0)).date
  return dayText(year - 1, month, Math.min(date, lastOfMonth))
}

/** The reason for which the server would refuse a custom period; undefined for a proper one. */
export function daysProblem({ from, to }: Days): 'unreadable' | 'order' | 'tooLong' | undefined {
  if (!isDay(from) || !isDay(to)) return 'unreadable'
  if (from > to) return 'order'
  const { year, month, date } = partsOf(from)
  return to >= dayText(year, month + limits.longestReportMonths, date) ? 'tooLong' : undefined
}

/** The query of a report for a filter and its days. */
export const reportQuery = ({ includeInherited, usedAsGhost, currency }: ScoreFilter, { from, to }: Days) => ({
  from,
  to,
  includeInherited: includeInherited || undefined,
  usedAsGhost: usedAsGhost || undefined,
  currency: currency ?? undefined,
})
export type ReportQuery = ReturnType<typeof reportQuery>
