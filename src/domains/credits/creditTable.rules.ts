import { daysOfPeriod, namedPeriods } from '#contract/reports/reportPeriods.ts'
import {
  cancellationSorts,
  type CreditState,
  creditSorts,
  creditStates,
  type TravelCredit,
  travelCreditLimits,
  type TravelCreditPage,
} from '#contract/payment/travelCredits.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { CancellationQuery, CreditQuery } from './credits.api'

/** The parameters of the address of a list of credits. `creditId` is the credit whose details are open. */
export const creditTable: TableShape = {
  sortable: ['traveler', 'validUntil'],
  defaultSort: { key: 'validUntil', direction: 'asc' },
  filters: { state: [...creditStates, 'all'] },
  ids: ['airlineCode', 'costCenterId', 'creditId'],
}

/** The parameters of the address of the list of cancelled trips. */
export const cancellationTable: TableShape = {
  sortable: ['cancelledOn', 'paid'],
  defaultSort: { key: 'cancelledOn', direction: 'desc' },
  filters: { period: namedPeriods },
  ids: ['costCenterId'],
}

/**
 * The query of the address of the list of cancelled trips; without a period it covers all.
 * @param today `yyyy-MM-dd`
 */
export function cancellationQuery({ pageNumber, search, filters, sort }: TableState, today: string): CancellationQuery {
  const period = namedPeriods.find((each) => each === filters['period']?.[0])
  const days = period && daysOfPeriod(period, today)
  return {
    pageNumber,
    search,
    from: days?.from,
    to: days?.to,
    costCenterId: filters['costCenterId']?.[0],
    sort: cancellationSorts.find((each) => each === `${sort.key}:${sort.direction}`) ?? cancellationSorts[0],
  }
}

/** The state of the listed credits: what can be used, unless the address names another. Undefined for all. */
export function stateIn({ filters }: TableState): CreditState | undefined {
  const named = filters['state']?.[0]
  if (named === 'all') return undefined
  return creditStates.find((each) => each === named) ?? 'open'
}

/** The query of the address. */
export const creditQuery = (state: TableState): CreditQuery => ({
  pageNumber: state.pageNumber,
  search: state.search,
  state: stateIn(state),
  airlineCode: state.filters['airlineCode']?.find((code) => /^[A-Z0-9]{2}$/.test(code)),
  costCenterId: state.filters['costCenterId']?.[0],
  creditId: undefined,
  sort: creditSorts.find((each) => each === `${state.sort.key}:${state.sort.direction}`) ?? creditSorts[0],
})

/** The number of credits that the filter of a state finds: open ones include those that lapse soon. */
export const countOfState = (counts: TravelCreditPage['stateCounts'], state: CreditState | undefined): number =>
  creditStates
    .filter((each) => state === undefined || each === state || (state === 'open' && each === 'lapsing'))
    .reduce((sum, each) => sum + (counts[each] ?? 0), 0)

/** The query of one credit, whatever its state. */
export const oneCreditQuery = (creditId: string): CreditQuery => ({
  ...creditQuery({ pageNumber: 1, search: '', sort: creditTable.defaultSort, filters: {}, hidden: [] }),
  state: undefined,
  creditId,
})

/**
 * The first day, `yyyy-MM-dd`, on which the traveler's notifications name a credit: a number of days before its last
 * one, and not before it begins.
 */
export function firstNotified({ issuedOn, validUntil }: Pick<TravelCredit, 'issuedOn' | 'validUntil'>): string {
  const day = new Date(`${validUntil}T00:00Z`)
  day.setUTCDate(day.getUTCDate() - travelCreditLimits.lapsingDays)
  const first = day.toISOString().slice(0, 10)
  return first < issuedOn ? issuedOn : first
}

/** The query of the credits that lapse soonest, which Home names. */
export const lapsingCreditsQuery: CreditQuery = {
  pageNumber: 1,
  pageSize: travelCreditLimits.atHome,
  search: '',
  state: 'lapsing',
  airlineCode: undefined,
  costCenterId: undefined,
  creditId: undefined,
  sort: 'validUntil:asc',
}
