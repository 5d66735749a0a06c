import { expect, test } from 'vitest'
import { requestedPage, pageSearch } from '@/domains/trips/list/tripPages.rules'
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

test('the first page of all trips needs no query', () => {
  expect(pageSearch(1, undefined)).toBe('')
  expect(pageSearch(2, 'Past')).toBe('?status=Past&page=2')
})

test('§2: the menu leads to the paginated list where trips2 is enabled, and only there', () => {
  expect(tripListFor('enabled')).toBe('tripsList_v2')
  expect(tripListFor('disabled')).toBe('tripsList')
  expect(tripListFor('hidden')).toBe('tripsList')
  expect(tripListFor(undefined)).toBe('tripsList')
})
