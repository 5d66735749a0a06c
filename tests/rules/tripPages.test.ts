import { expect, test } from 'vitest'
import { requestedPage, pageNumbers, pageSearch, rowsOf } from '@/domains/trips/list/tripPages.rules'
import { tripListFor } from '@/routes/menu'

test.each([
  ['', 1, undefined],
  ['page=3&status=Past', 3, 'Past'],
  ['page=0', 1, undefined],
  ['page=-2', 1, undefined],
  ['page=2.5', 1, undefined],
  ['page=99999999', 1, undefined],
  ['status=Anything', 1, undefined],
])('an address with "%s" asks for page %i of %s', (query, pageNumber, tripStatus) => {
  expect(requestedPage(new URLSearchParams(query))).toEqual({ pageNumber, tripStatus })
})

test('the first page of everything needs no query', () => {
  expect(pageSearch(1, undefined)).toBe('')
  expect(pageSearch(2, 'Past')).toBe('?status=Past&page=2')
})

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

test('§2: the menu leads to the paginated list where trips2 is enabled, and only there', () => {
  expect(tripListFor('enabled')).toBe('tripsList_v2')
  expect(tripListFor('disabled')).toBe('tripsList')
  expect(tripListFor('hidden')).toBe('tripsList')
  expect(tripListFor(undefined)).toBe('tripsList')
})
