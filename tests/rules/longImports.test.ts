import { describe, expect, test } from 'vitest'
import { costCenterLimits } from '#contract/costCenters.ts'
import { treeWith } from '#server/domains/admin/imports/costCenterTree.ts'
import { dependentsOf } from '#server/domains/admin/imports/dependents.ts'

// The references between rows of a table are judged in a time that grows as the table does, whatever they say.

const naming = (row: number, changed: { key?: string; isBad?: boolean; isThere?: boolean; names?: string } = {}) => {
  const { key = `N${row}`, isBad = false, isThere = false, names = '' } = changed
  return { row, key, isBad, isThere, named: { managerExternalId: names } }
}
const refused = (rows: ReturnType<typeof naming>[]) => [...dependentsOf(rows).keys()]

describe('rows that name others', () => {
  test('are refused with those they name, and so on, also in a circle', () => {
    const chain = [naming(2, { isBad: true }), naming(3, { names: 'N2' }), naming(4, { names: 'N3' }), naming(5)]
    expect(refused(chain)).toEqual([3, 4])
    const circle = [naming(2, { isBad: true }), naming(3, { names: 'N4' }), naming(4, { names: 'N3' })]
    expect(refused(circle)).toEqual([])
    expect(refused([...circle, naming(5, { key: 'N4', isBad: true })])).toEqual([3, 4])
  })

  test('stay where the company has whom they name', () => {
    const known = [naming(2, { isBad: true, isThere: true }), naming(3, { names: 'N2' })]
    expect(refused(known)).toEqual([])
    const between = [naming(2, { isBad: true }), naming(3, { names: 'N2', isThere: true }), naming(4, { names: 'N3' })]
    expect(refused(between)).toEqual([3])
  })

  test('stay where they name nobody, though a row without a number is refused', () => {
    expect(refused([naming(2, { key: '', isBad: true }), naming(3), naming(4)])).toEqual([])
  })
})

const most = 20
/** With the square of the rows it would be 64 times as long, and eight times with the rows. */
const between = 32

/**
 * Whether something takes longer with eight times as many rows than `between` says, in the best of some tries: on a busy
 * machine a try may be interrupted, but what grows with the square is as slow in every one.
 */
function growsTooFast(work: (rows: number) => void): boolean {
  const best = { few: Infinity, many: Infinity }
  const took = (rows: number) => {
    const began = performance.now()
    work(rows)
    return performance.now() - began
  }
  for (let tries = 0; tries < most; tries += 1) {
    best.few = Math.min(best.few, took(2000))
    best.many = Math.min(best.many, took(16_000))
    if (tries > 2 && best.many / best.few < between) return false
  }
  return true
}

test.each([
  ['everybody names the row before', (row: number) => `N${row - 1}`],
  ['everybody names the first row', () => 'N2'],
])('the time for a table in which %s grows as the table does', (_, names) => {
  const all = Array.from({ length: 16_000 }, (__, at) => naming(at + 2, { isBad: at === 0, names: names(at + 2) }))
  expect(dependentsOf(all).size).toBe(15_999)
  expect(growsTooFast((rows) => dependentsOf(all.slice(0, rows)))).toBe(false)
})

test.each(['from the top', 'from the bottom'])(
  'the time for cost centers that stand one below another, given %s, grows as the table does',
  (order) => {
    const places = Array.from({ length: 16_000 }, (_, row) => ({
      row,
      id: `c${row}`,
      parentId: row ? `c${row - 1}` : null,
    }))
    const given = (rows: number) => {
      const some = places.slice(0, rows)
      return order === 'from the top' ? some : some.toReversed()
    }
    expect(treeWith(given(16_000), new Map()).problems.size).toBe(16_000 - costCenterLimits.depth)
    expect(growsTooFast((rows) => treeWith(given(rows), new Map()))).toBe(false)
  },
)
