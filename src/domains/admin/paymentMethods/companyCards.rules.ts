import * as z from 'zod/mini'
import {
  type CardAssignments,
  type ChangedAssignments,
  type CompanyCard,
  companyCardLimits,
} from '#contract/admin/companyCards.ts'
import type { EmployeeName } from '#contract/employees/employees.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The parameters of the address of the list of cards. */
export const cardTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'costCenter', direction: 'asc' },
  ids: ['costCenterId'],
}

/** The cost center in the filter; undefined for all. */
export const centerIn = ({ filters }: TableState): string | undefined => filters['costCenterId']?.[0]

/** The query of the address. */
export const cardQuery = (state: TableState) => ({
  pageNumber: state.pageNumber,
  term: state.search,
  costCenterId: centerIn(state),
})

/** Whether a card has no assignment, so that it pays for nothing. */
export const isUnassigned = ({ assignedCostCenters, assignedEmployees }: CompanyCard): boolean =>
  assignedCostCenters + assignedEmployees === 0

export type AssignedCenter = CardAssignments['costCenters'][number]

/** The values of the form of assignments, with names, so that a draft can show them. */
export interface AssignmentValues {
  costCenters: AssignedCenter[]
  employees: EmployeeName[]
}

const atMost = z.maxLength(companyCardLimits.assigned, fieldProblem('tooMany'))
export const assignmentForm = z.object({
  costCenters: z.array(z.custom<AssignedCenter>()).check(atMost),
  employees: z.array(z.custom<EmployeeName>()).check(atMost),
})

/** The values with which the form of assignments opens. */
export const assignmentValues = ({ costCenters, employees }: CardAssignments): AssignmentValues => ({
  costCenters,
  employees,
})

/** The location state that the page of a new card passes to the next page. */
export const justAdded = { isJustAdded: true } as const
export const isJustAdded = (state: unknown): boolean =>
  (state as Partial<typeof justAdded> | null)?.isJustAdded === true

/** The request of the form: ids, and the version of the assignments. */
export const changedAssignments = (
  { costCenters, employees }: AssignmentValues,
  version: number | undefined,
): ChangedAssignments => ({
  costCenters: costCenters.map(({ id, includesBelow }) => ({ id, includesBelow })),
  employeeIds: employees.map(({ id }) => id),
  ...(version !== undefined && { version }),
})

/** The items of a list that a save refused, by the positions in its problems: `costCenters.2.id`. */
export const refusedIn = <Item>(items: readonly Item[], problems: readonly { field: string }[], list: string): Item[] =>
  problems.flatMap(({ field }) => {
    const [name, place = ''] = field.split('.')
    const item = name === list ? items[Number(place)] : undefined
    return item === undefined ? [] : [item]
  })
