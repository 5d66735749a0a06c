import * as z from 'zod/mini'
import {
  type CardAssignments,
  type ChangedAssignments,
  type CompanyCard,
  companyCardLimits,
} from '#contract/companyCards.ts'
import type { EmployeeName } from '#contract/employees.ts'
import { fieldProblem } from '#contract/fieldProblems.ts'
import type { TableShape, TableState } from '@/patterns/table/tableAddress'

/** The filter of the list of cards by the cost center that keeps them, by its name in the address. */
export const centerFilter = 'costCenterId'

/** What the address of the list of cards may say. @param centerId the cost center that the address names */
export const cardTable = (centerId: string | null): TableShape => ({
  sortable: [],
  defaultSort: { key: 'costCenter', direction: 'asc' },
  filters: { [centerFilter]: centerId !== null && /^[\w.:-]{1,100}$/.test(centerId) ? [centerId] : [] },
})

/** The one cost center whose cards are shown; undefined for those of all. */
export const centerIn = ({ filters }: TableState): string | undefined => filters[centerFilter]?.[0]

/** What the address asks the server for. */
export const cardQuery = (state: TableState) => ({
  pageNumber: state.pageNumber,
  term: state.search,
  costCenterId: centerIn(state),
})

/** Whether nobody is assigned to a card, which then pays for nothing. */
export const isUnassigned = ({ assignedCostCenters, assignedEmployees }: CompanyCard): boolean =>
  assignedCostCenters + assignedEmployees === 0

export type AssignedCenter = CardAssignments['costCenters'][number]

/** Whom a card pays for, as its form holds it: with their names, so that a draft can show them. */
export interface AssignmentValues {
  costCenters: AssignedCenter[]
  employees: EmployeeName[]
}

const atMost = z.maxLength(companyCardLimits.assigned, fieldProblem('tooMany'))
export const assignmentForm = z.object({
  costCenters: z.array(z.custom<AssignedCenter>()).check(atMost),
  employees: z.array(z.custom<EmployeeName>()).check(atMost),
})

/**
 * The form of whom a card pays for, as it opens.
 * @param firstFor whom a card that pays for nobody yet is offered for: the cost center that it was just added to
 */
export const assignmentValues = ({ costCenters, employees }: CardAssignments): AssignmentValues => ({
  costCenters,
  employees,
})

/** The state that the page that added a card gives to the next one: that the card is new. */
export const justAdded = { isJustAdded: true } as const
export const isJustAdded = (state: unknown): boolean =>
  (state as Partial<typeof justAdded> | null)?.isJustAdded === true

/** The body that is sent: only who, and in which version it was seen. */
export const changedAssignments = (
  { costCenters, employees }: AssignmentValues,
  version: number | undefined,
): ChangedAssignments => ({
  costCenters: costCenters.map(({ id, includesBelow }) => ({ id, includesBelow })),
  employeeIds: employees.map(({ id }) => id),
  ...(version !== undefined && { version }),
})

/** Those in a list whom a save was refused for, by the places its problems name: `costCenters.2.id`. */
export const refusedIn = <Item>(items: readonly Item[], problems: readonly { field: string }[], list: string): Item[] =>
  problems.flatMap(({ field }) => {
    const [name, place = ''] = field.split('.')
    const item = name === list ? items[Number(place)] : undefined
    return item === undefined ? [] : [item]
  })

export const personName = ({ firstName, lastName }: Pick<EmployeeName, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
