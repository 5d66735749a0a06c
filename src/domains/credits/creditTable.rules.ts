import { type CreditState, creditSorts, creditStates, type TravelCreditPage } from '#contract/travelCredits.ts'
import type { TableShape, TableState } from '@/patterns/table/tableAddress'
import type { CreditQuery } from './credits.api'

/** The parameters of the address of a list of credits. */
export const creditTable: TableShape = {
  sortable: ['traveler', 'validUntil'],
  defaultSort: { key: 'validUntil', direction: 'asc' },
  filters: { state: [...creditStates, 'all'] },
  ids: ['airlineCode', 'costCenterId', 'creditId'],
}

/** The parameters of the address of the list of cancelled trips. */
export const cancellationTable: TableShape = { sortable: [], defaultSort: { key: 'cancelledAt', direction: 'desc' } }

/**
 * The state of the listed credits: what can be used, unless the address names another. Undefined for all, and for the
 * one credit of a notification, whatever its state.
 */
export function stateIn({ filters }: TableState): CreditState | undefined {
  const named = filters['state']?.[0]
  if (named === 'all' || (!named && filters['creditId'])) return undefined
  return creditStates.find((each) => each === named) ?? 'open'
}

/** The query of the address. */
export const creditQuery = (state: TableState): CreditQuery => ({
  pageNumber: state.pageNumber,
  search: state.search,
  state: stateIn(state),
  airlineCode: state.filters['airlineCode']?.find((code) => /^[A-Z0-9]{2}$/.test(code)),
  costCenterId: state.filters['costCenterId']?.[0],
  creditId: state.filters['creditId']?.[0],
  sort: creditSorts.find((each) => each === `${state.sort.key}:${state.sort.direction}`) ?? creditSorts[0],
})

/** The number of credits that the filter of a state finds: open ones include those that lapse soon. */
export const countOfState = (counts: TravelCreditPage['stateCounts'], state: CreditState | undefined): number =>
  creditStates
    .filter((each) => state === undefined || each === state || (state === 'open' && each === 'lapsing'))
    .reduce((sum, each) => sum + (counts[each] ?? 0), 0)
