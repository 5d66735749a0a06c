import { describe, expect, test } from 'vitest'
import {
  budgetQuery,
  budgetTable,
  countOfState,
  searchOfState,
  usedPercent,
  yearChoices,
} from '@/domains/budgets/budgetTable.rules'
import { budgetFormSchema, budgetValues } from '@/domains/budgets/shared/budgetForm.rules'
import { readTable } from '@/patterns/table/address/tableAddress'
import { makeBudget } from '#tests/support/budgets/budgetFactory.ts'

const stateOf = (query: string) => readTable(budgetTable, new URLSearchParams(query))

describe('the address of the list of budgets', () => {
  test('without a year it asks for the present one, the most used first', () => {
    const query = { year: 2026, search: '', state: undefined, sort: 'used:desc', pageNumber: 1 }
    expect(budgetQuery(stateOf(''), 2026)).toEqual(query)
    expect(budgetQuery(stateOf('?year=soon&state=broke&sort=name:asc'), 2026)).toEqual(query)
  })

  test('year, state, order and page are those of the address', () => {
    expect(budgetQuery(stateOf('?year=2025&state=over&sort=left:asc&page=2&search=sales'), 2026)).toEqual({
      year: 2025,
      search: 'sales',
      state: 'over',
      sort: 'left:asc',
      pageNumber: 2,
    })
  })

  test('the links to a state keep the year and the search', () => {
    const state = stateOf('?year=2025&state=over&page=3&search=sales')
    expect(searchOfState(state, 'near')).toBe('?search=sales&year=2025&state=near')
    expect(searchOfState(state, undefined)).toBe('?search=sales&year=2025')
  })

  test('years to choose are those with a budget, this one, the next and the shown one', () => {
    expect(yearChoices([2024, 2026], 2026, 2021)).toEqual([2027, 2026, 2024, 2021])
  })

  test('all cost centers are the sum of those in each state', () => {
    expect(countOfState({ over: 1, none: 4 }, undefined)).toBe(5)
    expect(countOfState({ over: 1, none: 4 }, 'near')).toBe(0)
  })
})

test('the used share is rounded down, so that only a budget used up says 100 %', () => {
  expect(usedPercent({ amount: 1000, spent: 900, planned: 99.99 })).toBe(99)
  expect(usedPercent({ amount: 1000, spent: 900, planned: 100 })).toBe(100)
  expect(usedPercent({ amount: 1000, spent: 1080, planned: 0 })).toBe(108)
})

describe('the form of a budget', () => {
  const parse = (amount: string) => budgetFormSchema.safeParse({ amount })

  test('an amount is read as it is written in each language, and an empty field is no budget', () => {
    expect(budgetValues('fr-CA')(makeBudget({ amount: 1234.5 }))).toEqual({ amount: '1234,5' })
    expect(budgetValues('fr-CA')(makeBudget({ amount: null }))).toEqual({ amount: '' })
    for (const text of ['1 234,50', '1,234.5', '$1234.50']) expect(parse(text).data).toEqual({ amount: 1234.5 })
    expect(parse(' ').data).toEqual({ amount: null })
  })

  test.each(['a lot', '0', '1000000000', '-5'])('%s is refused', (text) => {
    expect(parse(text).success).toBe(false)
  })
})
