import { expect, test } from 'vitest'
import { pageNumbers, rowsOf } from '@/patterns/table/address/pages'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i the links are %j', (current, total, links) => {
  expect(pageNumbers(current, total)).toEqual(links)
})

test('rows are counted from 1 and end where the list does', () => {
  expect(rowsOf(2, 10, 34)).toEqual({ from: 11, to: 20 })
  expect(rowsOf(4, 10, 34)).toEqual({ from: 31, to: 34 })
})
