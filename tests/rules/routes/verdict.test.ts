import { describe, expect, test } from 'vitest'
import { mayNavigate } from '@/routes/permissions'
import type { RouteRow } from '@/routes/row'
import { rowOf, routeNames } from '@/routes/table'
import { type Facts, verdict } from '@/routes/verdict'

const row = (change: Partial<RouteRow> = {}): RouteRow => ({ path: '/x', ...change })
const employee: Facts = { session: 'employee', roles: ['Traveller'], isOpen: () => true }
const facts = (change: Partial<Facts>): Facts => ({ ...employee, ...change })

describe('§2 navigation guard', () => {
  test.each<[string, RouteRow, Facts, string]>([
    ['a public page needs nothing', row({ isPublic: true }), facts({ session: 'none' }), 'allow'],
    ['a protected page needs a session', row(), facts({ session: 'none' }), 'signIn'],
    ['a session without employee id goes to sandbox', row(), facts({ session: 'sandbox' }), 'sandbox'],
    ['the sandbox page is that person’s', row({ isSandbox: true }), facts({ session: 'sandbox' }), 'allow'],
    ['an employee has no business there', row({ isSandbox: true }), employee, 'start'],
    ['nobody signed in sees it either', row({ isSandbox: true }), facts({ session: 'none' }), 'signIn'],
    ['somebody new is led to the terms', row(), facts({ session: 'unregistered' }), 'register'],
    ['and may be there', row({ isRegistration: true }), facts({ session: 'unregistered' }), 'allow'],
    ['also without employee id', row({ isSandbox: true }), facts({ session: 'unregistered' }), 'register'],
    ['nobody accepts them twice', row({ isRegistration: true }), employee, 'start'],
    ['nor without signing in', row({ isRegistration: true }), facts({ session: 'none' }), 'signIn'],
    ['a missing role leads to the start', row({ roles: ['Admin'] }), employee, 'start'],
    ['every role is needed', row({ roles: ['Admin', 'RiskAdvisor'] }), facts({ roles: ['Admin'] }), 'start'],
    ['all roles held', row({ roles: ['Admin', 'RiskAdvisor'] }), facts({ roles: ['RiskAdvisor', 'Admin'] }), 'allow'],
    ['a closed feature is not found', row({ gate: 'employee.reports' }), facts({ isOpen: () => false }), 'notFound'],
    ['an open feature is', row({ gate: 'employee.reports' }), employee, 'allow'],
    [
      'a role counts before a feature',
      row({ roles: ['Admin'], gate: 'employee.reports' }),
      facts({ isOpen: () => false }),
      'start',
    ],
  ])('the guard is right for %s', (_, screen, who, expected) => {
    expect(verdict(screen, who)).toBe(expected)
  })
})

describe('§6 the restricted set of guests', () => {
  test('a guest sees only rows made for guests, and public ones', () => {
    expect(mayNavigate(row(), ['Guest'])).toBe(false)
    expect(mayNavigate(row({ isForGuests: true }), ['Guest'])).toBe(true)
    expect(mayNavigate(row({ isPublic: true }), ['Guest'])).toBe(true)
    expect(verdict(row(), facts({ roles: ['Guest'] }))).toBe('start')
  })

  test('the fallback screen of other people is open to guests, which prevents a loop', () => {
    expect(rowOf('home').isForGuests).toBe(true)
  })
})

test('only screens without a session are public', () => {
  const open = routeNames.filter((name) => verdict(rowOf(name), facts({ session: 'none' })) === 'allow')
  expect(open).toEqual([
    'openIdConnectLogin',
    'logout',
    'login',
    'legal',
    'terms',
    'brand',
    'test',
    'external',
    'browserNotSupported',
    'arrangerRequest',
    'invitationConfirmation',
    'approvalAnswer',
    'rollCallAnswer',
    'notFound',
    'event',
    'eventNotFound',
  ])
})
