import { expect, test } from 'vitest'
import { barPlaces, isBeyondBar, menuEntries, standsFor } from '@/routes/menu'
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

test("each screen belongs to one entry of a phone's bar, and to the account where no other leads to it", () => {
  const bar = menuEntries.slice(0, barPlaces)
  const inBar = routeNames.filter((name) => bar.some((entry) => standsFor(entry, name)))
  expect(inBar).toEqual(expect.arrayContaining(['home', 'completeYourProfile', 'tripsList', 'trip', 'actionCenter']))
  for (const name of routeNames) {
    const { isPublic, isRegistration, isSandbox } = rowOf(name)
    const isOutside = isPublic || isRegistration || isSandbox
    expect(isBeyondBar(name, bar), name).toBe(!isOutside && !inBar.includes(name))
  }
  for (const name of [
    'payment',
    'support',
    'helpDeskRequest',
    'scorePersonal',
    'educationModule',
    'editEmployee',
  ] as const)
    expect(isBeyondBar(name, bar), name).toBe(true)
})
