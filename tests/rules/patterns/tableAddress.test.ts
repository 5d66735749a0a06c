import { expect, test } from 'vitest'
import { readTable, searchOfValue, type TableShape, writeTable } from '@/patterns/table/address/tableAddress'

const shape: TableShape = {
  sortable: ['email', 'name'],
  defaultSort: { key: 'email', direction: 'asc' },
  filters: { status: ['active', 'invited', 'closed'] },
  optional: ['phone', 'city'],
}
const usual = { pageNumber: 1, search: '', sort: shape.defaultSort, filters: {}, hidden: [] }
const read = (query: string) => readTable(shape, new URLSearchParams(query))

test('an empty address shows the first page in the usual order, and the usual page has an empty address', () => {
  expect(read('')).toEqual(usual)
  expect(writeTable(shape, usual)).toBe('')
})

test('every state of a table can be linked', () => {
  const state = {
    pageNumber: 3,
    search: 'Zoé & co',
    sort: { key: 'name', direction: 'desc' },
    filters: { status: ['active', 'closed'] },
    hidden: ['city'],
  } as const
  const address = writeTable(shape, state)
  expect(address).toBe('?search=Zo%C3%A9+%26+co&status=active&status=closed&sort=name%3Adesc&hide=city&page=3')
  expect(read(address)).toEqual(state)
})

test('the link of a filter value keeps search and order, and leads to the first page', () => {
  const state = read('search=zoé&status=closed&sort=name:desc&page=3')
  expect(searchOfValue({ shape, state }, 'status', 'invited')).toBe('?search=zo%C3%A9&status=invited&sort=name%3Adesc')
  expect(searchOfValue({ shape, state }, 'status', undefined)).toBe('?search=zo%C3%A9&sort=name%3Adesc')
})

test.each([
  ['page=0', {}],
  ['page=1e3', {}],
  ['page=99999999', {}],
  ['sort=salary:asc', {}],
  ['sort=name:sideways', {}],
  ['status=dropped', {}],
  ['hide=email', {}],
  ['status=dropped&status=invited', { filters: { status: ['invited'] } }],
])('a value that the table does not know is ignored in an address: %s', (query, change) => {
  expect(read(query)).toEqual({ ...usual, ...change })
})
