import { describe, expect, test } from 'vitest'
import { costCenterLimits } from '#contract/employees/costCenters.ts'
import { checkTree } from '#server/domains/admin/imports/check/costCenterTree.ts'
import { findDependents } from '#server/domains/admin/imports/check/dependents.ts'

// The references between rows of a table are judged in a number of steps proportional to the rows, whatever they
// contain.

const naming = (row: number, changed: { key?: string; isBad?: boolean; isThere?: boolean; names?: string } = {}) => {
  const { key = `N${row}`, isBad = false, isThere = false, names = '' } = changed
  return { row, key, isBad, isThere, named: { managerExternalId: names } }
}
const refused = (rows: ReturnType<typeof naming>[]) => [...findDependents(rows).keys()]

describe('rows that name other rows', () => {
  test('rows that name a refused row are refused too, also in a circle', () => {
    const chain = [naming(2, { isBad: true }), naming(3, { names: 'N2' }), naming(4, { names: 'N3' }), naming(5)]
    expect(refused(chain)).toEqual([3, 4])
    const circle = [naming(2, { isBad: true }), naming(3, { names: 'N4' }), naming(4, { names: 'N3' })]
    expect(refused(circle)).toEqual([])
    expect(refused([...circle, naming(5, { key: 'N4', isBad: true })])).toEqual([3, 4])
  })

  test('rows stay where the company has the employee they name', () => {
    const known = [naming(2, { isBad: true, isThere: true }), naming(3, { names: 'N2' })]
    expect(refused(known)).toEqual([])
    const between = [naming(2, { isBad: true }), naming(3, { names: 'N2', isThere: true }), naming(4, { names: 'N3' })]
    expect(refused(between)).toEqual([3])
  })

  test('a row that names no other row stays, although a row without a number is refused', () => {
    expect(refused([naming(2, { key: '', isBad: true }), naming(3), naming(4)])).toEqual([])
  })
})

/** Counts the reads and look-ups of a piece of work, which determine its time on any machine. */
function countSteps<Row extends object>(rows: readonly Row[], work: (rows: Row[]) => void): number {
  let steps = 0
  const read = (row: Row, name: string | symbol) => {
    steps += 1
    return Reflect.get(row, name) as unknown
  }
  const watched = rows.map((row) => new Proxy(row, { get: read }))
  const unwatch = [Map.prototype, Set.prototype].flatMap((kind) =>
    (['get', 'has'] as const).flatMap((name) => {
      const own = Object.getOwnPropertyDescriptor(kind, name)
      if (!own) return []
      const lookUp = own.value as (key: unknown) => unknown
      const value = function count(this: unknown, key: unknown) {
        steps += 1
        return lookUp.call(this, key)
      }
      Object.defineProperty(kind, name, { ...own, value })
      return () => Object.defineProperty(kind, name, own)
    }),
  )
  try {
    work(watched)
  } finally {
    for (const end of unwatch) end()
  }
  return steps
}

/** The steps for eight times as many rows, by those for the few: eight where they grow as the rows do, 64 with their square. */
function growth<Row extends object>(rowsOf: (count: number) => readonly Row[], work: (rows: Row[]) => void): number {
  return countSteps(rowsOf(2000), work) / countSteps(rowsOf(250), work)
}

test.each([
  ['everybody names the row before', (row: number) => `N${row - 1}`],
  ['everybody names the first row', () => 'N2'],
])('the steps for a table in which %s grow as the table does', (_, names) => {
  const all = Array.from({ length: 2000 }, (__, at) => naming(at + 2, { isBad: at === 0, names: names(at + 2) }))
  expect(findDependents(all).size).toBe(1999)
  expect(growth((count) => all.slice(0, count), findDependents)).toBeLessThan(8.5)
})

test.each(['from the top', 'from the bottom'])(
  'the steps for a chain of cost centers, given %s, grow in proportion to the table',
  (order) => {
    const places = Array.from({ length: 2000 }, (_, row) => ({
      row,
      id: `c${row}`,
      parentId: row ? `c${row - 1}` : null,
    }))
    const given = (rows: number) => {
      const some = places.slice(0, rows)
      return order === 'from the top' ? some : some.toReversed()
    }
    expect(checkTree(given(2000), new Map()).problems.size).toBe(2000 - costCenterLimits.depth)
    expect(growth(given, (rows) => checkTree(rows, new Map()))).toBeLessThan(8.5)
  },
)
