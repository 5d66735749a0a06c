import { expect, test } from 'vitest'
import { actionOf, badgeText, daysUnsaid, notificationsOfStep } from '@/domains/notifications/notifications.rules'
import { makeNotification } from '../support/factories.ts'

test.each([
  ['creditCardExpiringSoon', 'payment', {}],
  ['creditCardExpired', 'payment', {}],
  ['passportExpiringSoon', 'travelDocuments', {}],
  ['passportExpired', 'travelDocuments', {}],
  ['personalTripAdvisoryCaution', 'tripsList', { trip: 'ABC123' }],
  ['arrangerTripAdvisoryCaution', 'home', {}],
  ['somethingNew', 'home', {}],
  ['constructor', 'home', {}],
])('§4 %s leads to %s', (code, route, query) => {
  const actionRoute = { name: 'anything', query: { bookingId: 'ABC123' } }
  expect(actionOf({ code, actionRoute })).toEqual({ route, query })
})

test.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('§9 %i on the bell', (count, text) => expect(badgeText(count)).toBe(text))

test('a step shows what ends there', () => {
  const passport = makeNotification({ code: 'passportExpired' })
  expect(notificationsOfStep([makeNotification(), passport], 'travelDocuments')).toEqual([passport])
})

test.each([
  ['Your card ending in 1111 expires soon.', 12, 12],
  ['Your card ending in 1111 expires in 12 days.', 12, undefined],
  ['Your passport has expired.', -3, -3],
  ['A travel advisory applies to your trip.', null, undefined],
])('%s: the days it does not say', (message, daysBeforeExpiry, unsaid) =>
  expect(daysUnsaid({ message, daysBeforeExpiry })).toBe(unsaid),
)
