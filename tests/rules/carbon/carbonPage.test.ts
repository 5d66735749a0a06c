import { describe, expect, test } from 'vitest'
import { changeOf, costOf, footprintQuery, periodIn, tripSortOf, carbonTable } from '@/domains/carbon/carbon.rules'
import { targetsSchema, targetsValues } from '@/domains/carbon/targets.rules'
import { readTable } from '@/patterns/table/address/tableAddress'
import { makeCarbonTargets, makeFootprint } from '#tests/support/carbon/footprintFactory.ts'

const state = (search = '') => readTable(carbonTable, new URLSearchParams(search))

describe('the address of the page', () => {
  test('the periods are those of all reports, the last complete months by default', () => {
    expect(periodIn(state('period=lastQuarter'))).toBe('lastQuarter')
    expect(periodIn(state('period=forever'))).toBe('months12')
    expect(footprintQuery(state(), 'aurora', '2026-05-09')).toMatchObject({ from: '2025-05-01', to: '2026-04-30' })
  })

  test('radiative forcing counts unless the address says otherwise', () => {
    expect(footprintQuery(state(), 'aurora', '2026-05-09').withRadiativeForcing).toBe(true)
    expect(footprintQuery(state('forcing=without'), 'aurora', '2026-05-09').withRadiativeForcing).toBe(false)
  })

  test('the order of trips is one that the server has', () => {
    expect(tripSortOf(state('sort=kg:asc'))).toBe('kg:asc')
    expect(tripSortOf(state('sort=name:asc'))).toBe('startsOn:desc')
  })
})

describe('the change against the earlier period', () => {
  const change = (now: number, before: number) => {
    const { totals, previous } = makeFootprint()
    return changeOf({ totals: { ...totals, kg: now }, previous: { ...previous, kg: before } })
  }

  test('fewer emissions are good, more are bad, and half a percent is no change', () => {
    expect(change(75, 100)).toEqual({ direction: 'down', tone: 'good', percent: 25 })
    expect(change(150, 100)).toEqual({ direction: 'up', tone: 'bad', percent: 50 })
    expect(change(100.4, 100)).toMatchObject({ direction: 'flat', percent: 0 })
  })

  test('without emissions before there is no percentage', () => {
    expect(change(10, 0)).toEqual({ direction: 'up', tone: 'neutral', percent: null })
  })
})

describe('budgets and price', () => {
  test('emissions cost their tonnes at the price', () => {
    expect(costOf(120_500, 50)).toBe(6025)
  })

  test('the form shows tonnes of two years and keeps the budgets of others', () => {
    const targets = makeCarbonTargets({
      budgets: [
        { year: 2024, kg: 5000, used: 0, booked: 0 },
        { year: 2026, kg: 100_500, used: 0, booked: 0 },
      ],
    })
    const values = targetsValues(2026, 'en-CA')(targets)
    expect(values).toEqual({ thisYear: '100.5', nextYear: '', pricePerTonne: '50' })
    expect(targetsSchema(2026, targets).parse({ ...values, thisYear: '', nextYear: '90,25' })).toEqual({
      budgets: [
        { year: 2024, kg: 5000 },
        { year: 2027, kg: 90_250 },
      ],
      pricePerTonne: 50,
    })
  })

  test.each([
    ['0', 'outOfRange'],
    ['1000001', 'outOfRange'],
    ['-1', 'invalid'],
    ['ten', 'invalid'],
    ['1.2345', 'invalid'],
  ])('a budget of “%s” has the problem %s', (thisYear, problem) => {
    const given = { thisYear, nextYear: '', pricePerTonne: '' }
    const { error } = targetsSchema(2026, makeCarbonTargets()).safeParse(given)
    expect(error?.issues.map(({ message }) => message)).toEqual([problem])
  })

  test('a budget is written with groups, and shown with the decimal mark of the reader', () => {
    const targets = makeCarbonTargets({ budgets: [] })
    const typed = { thisYear: '1,234.5', nextYear: '', pricePerTonne: '' }
    const { budgets } = targetsSchema(2026, targets).parse(typed)
    expect(budgets).toEqual([{ year: 2026, kg: 1_234_500 }])
    const saved = makeCarbonTargets({ budgets: [{ year: 2026, kg: 1_234_500, used: 0, booked: 0 }] })
    expect(targetsValues(2026, 'fr-CA')(saved).thisYear).toBe('1234,5')
  })
})
