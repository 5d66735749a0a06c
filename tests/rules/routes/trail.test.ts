import { expect, test } from 'vitest'
import { isInAccount } from '@/routes/menu'
import { routeNames, rowOf, table } from '@/routes/table'
import { pathAbove, trailOf } from '@/routes/trail'

const paramsOf = (path: string) => path.match(/:\w+/g) ?? []

test('every parent is a screen whose parameters its child has, and no trail is a circle', () => {
  for (const name of routeNames) {
    const { parent, path } = rowOf(name)
    if (!parent) continue
    expect(Object.hasOwn(table, parent), name).toBe(true)
    expect(paramsOf(path), name).toEqual(expect.arrayContaining([...paramsOf(rowOf(trailOf(name).at(-1)!).path)]))
    expect(trailOf(name), name).not.toContain(name)
  }
})

test('screens at the top have no trail', () => {
  expect(trailOf('home')).toEqual([])
})

test('a trip stands below the list of trips that the person has', () => {
  expect(trailOf('trip')).toEqual(['tripsList'])
  expect(trailOf('trip', 'tripsList_v2')).toEqual(['tripsList_v2'])
  expect(pathAbove('tripsList_v2', 'en-ca', { bookingId: 'ABC123' })).toBe('/en-ca/dashboard/trips-v2')
})

test('an event that a person may not plan stands below their actions, not below a list they cannot open', () => {
  const isOrganizers = (name: string) => name === 'groupTravel'
  expect(trailOf('groupDetail', 'tripsList', (name) => !isOrganizers(name))).toEqual(['actionCenter'])
  expect(trailOf('groupDetail')).toEqual(['groupTravel'])
})

test("each screen belongs to one entry of a phone's bar: the wizard to Home, the profile's pages to the account", () => {
  expect(trailOf('completeYourProfile')).toContain('home')
  expect(isInAccount('completeYourProfile')).toBe(false)
  for (const name of ['profile', 'personal', 'payment', 'support'] as const) expect(isInAccount(name), name).toBe(true)
})
