import { type CreditState, creditSorts, creditStates, type TravelCreditPage } from '#contract/travelCredits.ts'
import type { TableShape, TableState } from '@/patterns/table/tableAddress'
import type { CreditQuery } from './credits.api'

/** The parameters of the address of a list of credits. */
export const creditTable: TableShape = {
  sortable: ['traveler', 'validUntil'],
  defaultSort: { key: 'validUntil', direction: 'asc' },
  filters: { state: creditStates },
  ids: ['airlineCode', 'costCenterId', 'creditId'],
}

/** The parameters of the address of the list of cancelled trips. */
export const cancellationTable: TableShape = { sortable: [], defaultSort: { key: 'cancelledAt', direction: 'desc' } }

/** The list of credits has one state, or all. */
export const stateIn = ({ filters }: TableState) => creditStates.find((each) => each === filters['state']?.[0])

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
