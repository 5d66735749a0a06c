import { adminRoutes, adminTabs } from '@/routes/admin'
import { describe, expect, test } from 'vitest'
import en from '@/i18n/messages/en/routes.json'
import type { Role } from '#contract/session/roles.ts'
import { entryState, isTopScreen, menuEntries } from '@/routes/menu'
import type { Gate, RouteRow } from '@/routes/row'
import { pathTo } from '@/routes/pathTo'
import { rowOf, routeNames, titleOf } from '@/routes/table'
import { verdict } from '@/routes/verdict'

describe('the route table', () => {
  test('every row has a title in the messages', () => {
    const titles = routeNames.map(titleOf)
    expect(titles.filter((id) => !(id in en))).toEqual([])
  })

  test('no two rows share an address', () => {
    const paths = routeNames.map((name) => rowOf(name).path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('addresses', () => {
  test('addresses stand under their locale, with their query', () => {
    expect(pathTo('fr-ca', 'tripsList')).toBe('/fr-ca/dashboard/trips')
    expect(pathTo('es-mx', 'completeYourProfile', undefined, { s: 'payment' })).toBe(
      '/es-mx/complete-your-profile?s=payment',
    )
  })

  test('§2 the first two routes have no locale', () => {
    expect(pathTo('fr-ca', 'logout')).toBe('/logout')
    expect(pathTo('fr-ca', 'openIdConnectLogin')).toBe('/oidc-login')
  })
})

describe('§2 the main menu', () => {
  const statusOf = () => 'enabled' as const

  test('the main menu is disabled for the sandbox user, except what their roles would hide anyway', () => {
    const states = menuEntries.map((name) => entryState(rowOf(name), { isSandbox: true, roles: [], statusOf }))
    expect(new Set(states)).toEqual(new Set(['disabled', 'hidden']))
    expect(entryState(rowOf('home'), { isSandbox: true, roles: [], statusOf })).toBe('disabled')
  })

  test('a setting of the build that is off hides its entry from the sandbox user too', () => {
    const stateOf = (status: 'hidden' | 'enabled') =>
      entryState(rowOf('developer'), { isSandbox: true, roles: [], statusOf: () => status })
    expect([stateOf('hidden'), stateOf('enabled')]).toEqual(['hidden', 'disabled'])
  })

  test('the main menu is open to a traveler and to a guest', () => {
    for (const role of ['Traveller', 'Guest'] as const) {
      expect(entryState(rowOf('tripsList'), { isSandbox: false, roles: [role], statusOf })).toBe('enabled')
    }
  })

  test('the main menu has no entry that needs a missing role, or that is not for guests', () => {
    const stateOf = (row: RouteRow, ...roles: Role[]) => entryState(row, { isSandbox: false, roles, statusOf })
    const administered: RouteRow = { ...rowOf('tripsList'), roles: ['Admin'], gate: 'feature.trips2' }
    expect(stateOf(administered, 'Traveller')).toBe('hidden')
    expect(stateOf(administered, 'Traveller', 'Admin')).toBe('enabled')
    expect(stateOf(rowOf('actionCenter'), 'Guest')).toBe('hidden')
  })

  test.each(['hidden', 'disabled', 'enabled'] as const)(
    'the main menu is %s where the feature of an entry is',
    (status) => {
      const row = { ...rowOf('tripsList'), gate: 'feature.trips2' } as const
      const asked: string[] = []
      const facts = { isSandbox: false, roles: [], statusOf: (gate: string) => (asked.push(gate), status) }
      expect(entryState(row, facts)).toBe(status)
      expect(asked).toEqual(['feature.trips2'])
    },
  )

  test.each([
    ['enabled', 'enabled', 'enabled', 'allow'],
    ['disabled', 'enabled', 'disabled', 'notFound'],
    ['enabled', 'hidden', 'hidden', 'notFound'],
    ['disabled', 'hidden', 'hidden', 'notFound'],
  ] as const)('two features that are %s and %s make an entry %s', (one, other, entry, guarded) => {
    const row = { ...rowOf('tripsList'), gate: ['feature.events42', 'employee.groupEvents'] } as const
    const of = (gate: Gate) => (gate === 'feature.events42' ? one : other)
    expect(entryState(row, { isSandbox: false, roles: [], statusOf: of })).toBe(entry)
    const isOpen = (gate: Gate) => of(gate) === 'enabled'
    expect(verdict(row, { session: 'employee', roles: [], isOpen })).toBe(guarded)
  })
})

test('a way back is shown below the entries of the menu, but not where a list or tabs stand beside the page', () => {
  const inMenu = ['home', 'profile', 'support', 'tripsList_v2', ...adminTabs] as const
  const needing = (isWide: boolean) =>
    ([...inMenu, 'trip', 'payment', 'editCreditCard', 'developerComponents', 'costCenter'] as const).filter(
      (name) => !isTopScreen(name, isWide),
    )
  expect(needing(true)).toEqual(['trip', 'developerComponents', 'costCenter'])
  expect(needing(false)).toEqual(['trip', 'payment', 'editCreditCard', 'developerComponents', 'costCenter'])
})

test('every screen of administration that is part of no other one has a tab', () => {
  const screens = Object.entries<RouteRow>(adminRoutes).filter(([, { parent, path }]) => !parent && !path.includes(':'))
  expect(screens.map(([name]) => name).toSorted()).toEqual(adminTabs.toSorted())
})
