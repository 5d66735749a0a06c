import {
  type Days,
  daysOfPeriod,
  isTooLong,
  type ReportPeriod,
  reportPeriods,
} from '#contract/reports/reportPeriods.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The choices of §3 for score reports: period, both switches and the reporting currency. */
export interface ScoreFilter {
  period: ReportPeriod
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
  filters: { period: reportPeriods, inherited: ['true'], ghost: ['true'] },
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
  const period = reportPeriods.find((each) => filters['period']?.[0] === each)
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

/** The days of a filter on a day. */
export const daysOf = ({ period, days }: Pick<ScoreFilter, 'period' | 'days'>, today: string): Days =>
  period === 'custom' ? (days ?? daysOfPeriod('months12', today)) : daysOfPeriod(period, today)

/** The reason for which the server would refuse a custom period; undefined for a proper one. */
export function daysProblem({ from, to }: Days): 'unreadable' | 'order' | 'tooLong' | undefined {
  if (!isDay(from) || !isDay(to)) return 'unreadable'
  if (from > to) return 'order'
  return isTooLong({ from, to }) ? 'tooLong' : undefined
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
