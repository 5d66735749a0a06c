import { daysAfter, isDay } from '@/lib/localDateTime'
import type { TableState } from './tableAddress'

/** The filters of a table by the days of its rows, as the address calls them: the first day and the last one. */
export const dayFilters = ['fromDate', 'toDate'] as const

/** The first instant of a day on the reader's clock; undefined for a text that is no day. */
const startOf = (day: string | undefined) => (day && isDay(day) ? new Date(`${day}T00:00`).toISOString() : undefined)

/** The query of the days in an address, as instants: rows since `from`, and before `before`. Both days are whole. */
export function daysQuery({ filters }: Pick<TableState, 'filters'>) {
  const toDate = filters['toDate']?.[0]
  return {
    from: startOf(filters['fromDate']?.[0]),
    before: startOf(toDate && isDay(toDate) ? daysAfter(toDate, 1) : undefined),
  }
}

/** Whether a table is narrowed by days and by nothing else. */
export const isOnlyDays = ({ search, filters }: Pick<TableState, 'search' | 'filters'>): boolean =>
  search === '' && Object.keys(filters).every((name) => (dayFilters as readonly string[]).includes(name))

/** Whether the first day of a table is the last one too. */
export const isOneDay = ({ filters }: Pick<TableState, 'filters'>): boolean =>
  filters['fromDate']?.[0] === filters['toDate']?.[0]
