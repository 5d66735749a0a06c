import { guestSorts, guestStatuses } from '#contract/arranger/guests.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The parameters of the address of the list of guests. */
export const guestTable: TableShape = {
  sortable: ['name', 'endDate'],
  defaultSort: { key: 'name', direction: 'asc' },
  filters: { status: guestStatuses },
  optional: ['host', 'trip', 'profile', 'createdBy'],
}

/** The list of guests is of one state, or of all. */
export const statusIn = ({ filters }: TableState) => guestStatuses.find((each) => filters['status']?.[0] === each)

/** The query of the address. */
export const listQuery = (state: TableState) => ({
  pageNumber: state.pageNumber,
  search: state.search,
  status: statusIn(state),
  sort: guestSorts.find((each) => each === `${state.sort.key}:${state.sort.direction}`) ?? guestSorts[0],
})
