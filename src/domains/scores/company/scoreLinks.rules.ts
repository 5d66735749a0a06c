import type { ReportSubject } from '@/domains/scores/scores.api'
import { type ScoreRowOrder, scoreRowOrders } from '#contract/reports/scores.ts'
import type { TableState } from '@/patterns/table/address/tableAddress'

/** The group of an address that stands for all groups: a cost center's bookings of employees and of guests. */
export const allGroups = 'all'

/** The group that a report is narrowed to; none for all groups. */
export const groupIn = (groupId: string): Pick<ReportSubject, 'groupId'> => (groupId === allGroups ? {} : { groupId })

/** The rows that the address of a table asks for. */
export const rowsQuery = ({ sort, pageNumber }: TableState) => ({
  sort: scoreRowOrders.find((each) => each === sort.key) ?? ('missedSavings' satisfies ScoreRowOrder),
  direction: sort.direction,
  pageNumber,
})
