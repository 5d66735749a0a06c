import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { notificationListSchema, notificationScreens } from '#contract/notices/notifications.ts'
import {
  actionOf,
  badgeText,
  isUrgent,
  notificationsOfStep,
  pathOfAction,
} from '@/domains/notifications/notifications.rules'
import { isRouteWith } from '@/routes/pathTo'
import { makeNotification } from '#tests/support/page/factories.ts'

test.each([
  ['payment', 'payment', {}],
  ['travelDocuments', 'travelDocuments', { bookingId: 'ABC123' }],
  ['tripsList', 'tripsList', { bookingId: 'ABC123' }],
  ['tripAdvisories', 'tripAdvisories', { bookingId: 'ABC123', from: 'notifications' }],
])('§4 the notification that the server names %s leads to %s with its query', (name, route, query) =>
  expect(actionOf({ code: 'other', actionRoute: { name, query } })).toEqual({ route, query }),
)

describe('§3, §4 a notification of another backend', () => {
  const read = (given: object) => {
    const [note] = z.parse(notificationListSchema, [{ ...makeNotification(), ...given }])
    return note && { code: note.code, ...actionOf(note) }
  }

  test.each([
    ['CreditCardExpired', 'creditCardExpired', 'payment'],
    ['CreditCardExpiringSoon', 'creditCardExpiringSoon', 'payment'],
    ['PassportExpired', 'passportExpired', 'travelDocuments'],
    ['passportExpiringSoon', 'passportExpiringSoon', 'travelDocuments'],
    ['PersonalTripAdvisoryCaution', 'personalTripAdvisoryCaution', 'tripsList'],
    ['ArrangerTripAdvisoryCaution', 'arrangerTripAdvisoryCaution', 'arranger-profiles'],
    ['travelAlert', 'travelAlert', 'home'],
    ['travelAnnouncement', 'travelAnnouncement', 'tripsList'],
  ])('the notification %s has the code %s and leads to %s where no action route is sent', (sent, code, route) =>
    expect(read({ code: sent, actionRoute: undefined })).toEqual({ code, route, query: {} }),
  )

  test('an action route that is no screen gives way to the code, and the query is kept', () => {
    const actionRoute = { name: 'trips-and-more', query: { bookingId: 'ABC123' } }
    expect(read({ code: 'PersonalTripAdvisoryCaution', actionRoute })).toMatchObject({
      route: 'tripsList',
      query: { bookingId: 'ABC123' },
    })
  })

  test('a null in an action route removes nothing else', () =>
    expect(
      read({
        code: 'PersonalTripAdvisoryCaution',
        actionRoute: { name: null, query: { bookingId: 'ABC123', from: null, more: {} } },
      }),
    ).toMatchObject({ route: 'tripsList', query: { bookingId: 'ABC123' } }))

  test('numbers in the query of an action route are texts of the address', () =>
    expect(read({ actionRoute: { name: 'tripsList', query: { bookingId: 123456, isNew: true } } })).toMatchObject({
      route: 'tripsList',
      query: { bookingId: '123456', isNew: 'true' },
    }))
})

test('every screen that notifications lead to is a screen of this application', () => {
  const params = {
    employeeId: 'e',
    groupTravelId: 'g',
    moduleId: 'm',
    appId: 'a',
    requestId: '1',
    bookingId: 'b',
    companyId: 'c',
    profileId: 'p',
    costCenterId: 'cc',
    creditCardId: 'c',
    rollCallId: 'r',
    approvalId: 'q',
  }
  expect(notificationScreens.filter((name) => !isRouteWith(name, params))).toEqual([])
})

test.each([
  [{ name: 'groupDetail', query: {}, params: { groupTravelId: 'g1' } }, '/fr-ca/events/g1'],
  [
    { name: 'editEmployee', query: {}, params: { employeeId: 'e 1/2' }, field: 'approverId' },
    '/fr-ca/admin/e%201%2F2/edit-employee#approverId',
  ],
  [{ name: 'editEmployee', query: {} }, '/fr-ca/home'],
  [{ name: 'editEmployee', query: {}, params: { employeeId: '' } }, '/fr-ca/home'],
])('the action route %o leads to %s: a screen opens only with all that its address needs', (actionRoute, path) =>
  expect(pathOfAction('fr-ca', actionOf({ code: 'other', actionRoute }))).toBe(path),
)

test.each(['somethingNew', 'constructor', 'trip', 'logout'])('the unknown screen name %s leads home', (name) =>
  expect(actionOf({ code: 'other', actionRoute: { name, query: { bookingId: 'ABC123' } } })).toEqual({
    route: 'home',
    query: {},
  }),
)

test.each([
  [undefined, -1, true],
  [undefined, 5, false],
  [undefined, null, false],
  [true, 30, true],
  [false, -1, false],
])('urgency sent as %s, %s days before the end, is %s', (said, daysBeforeExpiry, urgent) =>
  expect(isUrgent(makeNotification({ ...(said !== undefined && { isUrgent: said }), daysBeforeExpiry }))).toBe(urgent),
)

test.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('§9 a count of %i is shown on the bell', (count, text) => expect(badgeText(count)).toBe(text))

test('a step of the wizard shows the notifications that lead to it', () => {
  const passport = makeNotification({
    code: 'passportExpired',
    actionRoute: { name: 'travelDocuments', query: {} },
  })
  expect(notificationsOfStep([makeNotification(), passport], 'travelDocuments')).toEqual([passport])
})
