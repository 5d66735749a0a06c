import { expect, test } from 'vitest'
import { notificationScreens } from '#contract/notifications.ts'
import { actionOf, badgeText, isUrgent, notificationsOfStep } from '@/domains/notifications/notifications.rules'
import { isPlainRoute } from '@/routes/pathTo'
import { makeNotification } from '../support/factories.ts'

test.each([
  ['payment', 'payment', {}],
  ['travelDocuments', 'travelDocuments', { bookingId: 'ABC123' }],
  ['tripsList', 'tripsList', { bookingId: 'ABC123' }],
])('§4 the server names %s, and following leads to %s with its query', (name, route, query) =>
  expect(actionOf({ actionRoute: { name, query } })).toEqual({ route, query }),
)

test('every screen that our notifications lead to is one of this application', () =>
  expect(notificationScreens.filter((name) => !isPlainRoute(name))).toEqual([]))

test.each(['somethingNew', 'constructor', 'trip', 'logout'])('a name that leads nowhere, %s, leads home', (name) =>
  expect(actionOf({ actionRoute: { name, query: { bookingId: 'ABC123' } } })).toEqual({ route: 'home', query: {} }),
)

test.each([
  [undefined, -1, true],
  [undefined, 5, false],
  [undefined, null, false],
  [true, 30, true],
  [false, -1, false],
])('that the server says urgent is %s, %s days before its end: %s', (said, daysBeforeExpiry, urgent) =>
  expect(isUrgent(makeNotification({ ...(said !== undefined && { isUrgent: said }), daysBeforeExpiry }))).toBe(urgent),
)

test.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('§9 %i on the bell', (count, text) => expect(badgeText(count)).toBe(text))

test('a step shows what ends there', () => {
  const passport = makeNotification({
    code: 'passportExpired',
    actionRoute: { name: 'travelDocuments', query: {} },
  })
  expect(notificationsOfStep([makeNotification(), passport], 'travelDocuments')).toEqual([passport])
})
