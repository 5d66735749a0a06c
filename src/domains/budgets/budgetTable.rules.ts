import {
  type BudgetPage,
  type BudgetState,
  budgetSortKeys,
  budgetSorts,
  budgetStates,
} from '#contract/reports/budgets.ts'
import { type TableShape, type TableState, writeTable } from '@/patterns/table/address/tableAddress'
import type { BudgetQuery } from './budgets.api'

/** The parameters of the address of the list of budgets. Without `year` it is of the present one. */
export const budgetTable: TableShape = {
  sortable: budgetSortKeys,
  defaultSort: { key: 'used', direction: 'desc' },
  filters: { state: budgetStates },
  ids: ['year'],
}

/**
 * The query of the address.
 * @param thisYear the present one
 */
export const budgetQuery = ({ search, filters, sort, pageNumber }: TableState, thisYear: number): BudgetQuery => ({
  year: /^2[01]\d\d$/.test(filters['year']?.[0] ?? '') ? Number(filters['year']?.[0]) : thisYear,
  search,
  state: budgetStates.find((each) => each === filters['state']?.[0]),
  sort: budgetSorts.find((each) => each === `${sort.key}:${sort.direction}`) ?? 'used:desc',
  pageNumber,
})

/** The years to choose from, the latest first: those with a budget, the present one, the next, and the shown one. */
export const yearChoices = (years: readonly number[], thisYear: number, shown: number): number[] =>
  [...new Set([...years, thisYear, thisYear + 1, shown])].toSorted((one, other) => other - one)

/** The address of the budgets in one state, or of all, of the same year and search. */
export function searchOfState(state: TableState, wanted: BudgetState | undefined): string {
  const { state: _before, ...others } = state.filters
  const filters = wanted === undefined ? others : { ...others, state: [wanted] }
  return writeTable(budgetTable, { ...state, pageNumber: 1, filters })
}

/** The number of cost centers in one state, or in all. */
export const countOfState = (counts: BudgetPage['stateCounts'], wanted: BudgetState | undefined): number =>
  wanted === undefined ? budgetStates.reduce((sum, each) => sum + (counts[each] ?? 0), 0) : (counts[wanted] ?? 0)

/** Percent of a budget that are spent and planned, rounded down, so that 100 % is reached only by a budget used up. */
export const usedPercent = ({ amount, spent, planned }: { amount: number; spent: number; planned: number }): number =>
  Math.floor(((spent + planned) / amount) * 100)
