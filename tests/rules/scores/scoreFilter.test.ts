import { describe, expect, test } from 'vitest'
import { daysOfPeriod } from '#contract/reports/reportPeriods.ts'
import { readTable, writeTable } from '@/patterns/table/address/tableAddress'
import {
  daysOf,
  daysProblem,
  defaultFilter,
  filterIn,
  filtersOf,
  isSameFilter,
  reportQuery,
  rowTable,
  type ScoreFilter,
} from '@/domains/scores/scoreFilter.rules'

const custom: ScoreFilter = {
  period: 'custom',
  days: { from: '2026-01-05', to: '2026-02-10' },
  includeInherited: true,
  usedAsGhost: true,
  currency: 'CAD',
}
const inAddress = (query: string) => filterIn(readTable(rowTable, new URLSearchParams(query)).filters)

describe('the periods of score reports', () => {
  test('other days are those of the filter, and the last months where it has none', () => {
    expect(daysOf(custom, '2026-05-09')).toEqual(custom.days)
    expect(daysOf({ period: 'custom', days: null }, '2026-05-09')).toEqual(daysOfPeriod('months12', '2026-05-09'))
    expect(daysOf(defaultFilter, '2026-05-09')).toEqual(daysOfPeriod('months12', '2026-05-09'))
  })

  test('days that the server would refuse are found before they are sent', () => {
    expect(daysProblem({ from: '', to: '2026-03-01' })).toBe('unreadable')
    expect(daysProblem({ from: '2026-02-30x', to: '2026-03-01' })).toBe('unreadable')
    expect(daysProblem({ from: '2026-03-02', to: '2026-03-01' })).toBe('order')
    expect(daysProblem({ from: '2023-03-01', to: '2026-03-01' })).toBe('tooLong')
    expect(daysProblem({ from: '2023-03-01', to: '2026-02-28' })).toBeUndefined()
  })
})

describe('the filter in the address', () => {
  test.each([defaultFilter, custom])('a filter is read from the address as it was written (%o)', (filter) => {
    const state = readTable(rowTable, new URLSearchParams())
    const written = writeTable(rowTable, { ...state, filters: filtersOf(filter) })
    expect(written).toContain('period=')
    expect(inAddress(written)).toEqual(filter)
    expect(isSameFilter(inAddress(written)!, filter)).toBe(true)
    expect(isSameFilter(filter, { ...filter, usedAsGhost: !filter.usedAsGhost })).toBe(false)
  })

  test('an address without a period, or with days that are none, names no filter', () => {
    expect(inAddress('ghost=true')).toBeUndefined()
    expect(inAddress('period=custom&from=2026-01-01')).toBeUndefined()
    expect(inAddress('period=forever')).toBeUndefined()
    expect(inAddress('period=lastYear&currency=dollars')).toMatchObject({ period: 'lastYear', currency: null })
  })

  test('the query of a report has only the switches that are on', () => {
    expect(reportQuery(defaultFilter, { from: '2026-01-01', to: '2026-01-31' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      includeInherited: undefined,
      usedAsGhost: undefined,
      currency: undefined,
    })
    expect(reportQuery(custom, custom.days!)).toMatchObject({
      includeInherited: true,
      usedAsGhost: true,
      currency: 'CAD',
    })
  })
})
