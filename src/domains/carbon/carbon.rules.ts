import { footprintTripSorts, type Footprint } from '#contract/reports/carbon.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import { daysOfPeriod, type NamedPeriod, namedPeriods } from '#contract/reports/reportPeriods.ts'
import type { StatTrend } from '@/ui/display/Stat'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { FootprintQuery } from './carbon.api'

/** The parameters of the page's address: the period, the cost center, radiative forcing, and the table of trips. */
export const carbonTable: TableShape = {
  sortable: ['startsOn', 'kg'],
  defaultSort: { key: 'startsOn', direction: 'desc' },
  filters: { period: namedPeriods, forcing: ['without'] },
  ids: ['costCenter'],
}

/** The period of an address. */
export const periodIn = ({ filters }: TableState): NamedPeriod =>
  namedPeriods.find((each) => filters['period']?.includes(each)) ?? namedPeriods[0]

/** The query of an address for the server. */
export const footprintQuery = (state: TableState, companyId: string, today: string): FootprintQuery => ({
  companyId,
  ...daysOfPeriod(periodIn(state), today),
  costCenter: state.filters['costCenter']?.[0],
  withRadiativeForcing: !state.filters['forcing']?.includes('without'),
})

/** The order of the list of trips, as the server names it. */
export const tripSortOf = ({ sort }: TableState) =>
  footprintTripSorts.find((each) => each === `${sort.key}:${sort.direction}`) ?? footprintTripSorts[0]

interface Change {
  direction: StatTrend['direction']
  tone: StatTrend['tone']
  /** How much more or less, in percent, never negative; null where nothing was emitted before. */
  percent: number | null
}

/** The change against the earlier period. Fewer emissions are good; less than half a percent is no change. */
export function changeOf({ totals, previous }: Pick<Footprint, 'totals' | 'previous'>): Change {
  if (previous.kg === 0) return { direction: totals.kg > 0 ? 'up' : 'flat', tone: 'neutral', percent: null }
  const points = (totals.kg / previous.kg - 1) * 100
  if (Math.abs(points) < 0.5) return { direction: 'flat', tone: 'neutral', percent: 0 }
  return points < 0
    ? { direction: 'down', tone: 'good', percent: -points }
    : { direction: 'up', tone: 'bad', percent: points }
}

/** The cost of emissions at the internal carbon price, in its currency. */
export const costOf = (kg: number, pricePerTonne: number): number => toHundredths((kg / 1000) * pricePerTonne)
