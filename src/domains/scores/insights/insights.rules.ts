import type { Insights } from '#contract/reports/insights.ts'
import { bookingTypes, spendingCategories, travelTypes } from '#contract/reports/scores.ts'
import type { DrillQuery, FigureQuery } from '@/domains/scores/scores.api'
import { bookingTable } from '@/domains/scores/scoreFilter.rules'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The address of the page: the filter of score pages, and the choices that a reader drills down with. */
export const insightTable: TableShape = {
  ...bookingTable,
  filters: {
    ...bookingTable.filters,
    travelType: travelTypes,
    bookingType: bookingTypes,
    category: spendingCategories,
    policy: ['outside', 'within'],
    status: ['confirmed', 'cancelled'],
    except: ['true'],
  },
  ids: [...(bookingTable.ids ?? []), 'costCenter', 'destination', 'window', 'compare'],
}

type Filters = TableState['filters']
const first = (filters: Filters, name: string) => filters[name]?.[0]

/** The query of the figures for the filters of the address. */
export function figureQuery(filters: Filters): FigureQuery {
  const centers = filters['costCenter']?.join(',')
  const isExcept = filters['except'] !== undefined
  return {
    costCenters: isExcept ? undefined : centers,
    exceptCostCenters: isExcept ? centers : undefined,
    travelType: first(filters, 'travelType'),
    bookingType: first(filters, 'bookingType'),
    category: first(filters, 'category'),
  }
}

/** The choices that only narrow the list of bookings, by their names in the address. */
export const drillNames = ['destination', 'window', 'policy', 'status'] as const
export type DrillName = (typeof drillNames)[number]

/** A booking window in the address: `7.13`, or `21.` without an end. */
export const windowText = ({ from, to }: Pick<Insights['bookingWindow'][number], 'from' | 'to'>): string =>
  `${from}.${to ?? ''}`

/** The booking window that a text of the address means; undefined for another text. */
export function windowIn(text: string | undefined): { from: number; to: number | null } | undefined {
  const [, from, to] = /^(\d{1,4})\.(\d{0,4})$/.exec(text ?? '') ?? []
  return from === undefined ? undefined : { from: Number(from), to: to ? Number(to) : null }
}

/** The query of the list of bookings. */
export function drillQuery(filters: Filters): DrillQuery {
  const window = windowIn(first(filters, 'window'))
  const policy = first(filters, 'policy')
  const status = first(filters, 'status')
  return {
    ...figureQuery(filters),
    destination: first(filters, 'destination'),
    leastDays: window?.from,
    mostDays: window?.to ?? undefined,
    policyRespected: policy === undefined ? undefined : policy === 'within',
    isCancelled: status === undefined ? undefined : status === 'cancelled',
  }
}

/** A share in percent; undefined where there is nothing to share. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? (part / whole) * 100 : undefined
