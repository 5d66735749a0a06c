import { helpDeskStatuses } from '#contract/support/helpDesk.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { QueueQuery } from './queue.api'

/** The parameters of the address of the queue. Its order is that of the server. */
export const queueTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'waiting', direction: 'asc' },
  filters: { status: helpDeskStatuses },
}

/** The query of the address; without a status it covers all. */
export const queueQuery = ({ pageNumber, filters }: TableState): QueueQuery => ({
  pageNumber,
  status: helpDeskStatuses.find((each) => each === filters['status']?.[0]),
})
