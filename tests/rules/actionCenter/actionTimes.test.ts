import { describe, expect, test } from 'vitest'
import { type ActionFacts, actionsOf, openActions } from '@/domains/actionCenter/actions.rules'
import type { Notification } from '#contract/notices/notifications.ts'
import { makeNotification, makeProfile } from '#tests/support/page/factories.ts'
import { makeGroup } from '#tests/support/events/groupFactory.ts'

const today = '2026-05-01'
const expiring = (days: number) =>
  makeNotification({
    type: 'traveldocument',
    code: 'passportExpiringSoon',
    key: 'passportExpiring:d1',
    daysBeforeExpiry: days,
  })
const of = (facts: Partial<ActionFacts>) =>
  actionsOf({
    profile: makeProfile(),
    notifications: [],
    arrangers: [],
    groups: [],
    trips: [],
    marks: [],
    today,
    ...facts,
  })

describe('the time of a notification', () => {
  /** Type, what the server says about its days, and the expected day, "now", or a missed deadline. */
  const about = {
    traveladvisory: { tripStart: '2026-04-29' },
    tripadvisorypersonal: { tripStart: '2026-04-29' },
    staylimit: { tripStart: '2026-04-29' },
    admintask: { tripStart: '2026-04-29' },
  } as const
  test.each([
    ['an alert in force where the person is', 'traveladvisory', { isNow: true }, 'now'],
    ['an alert that begins during the trip', 'traveladvisory', { dueDay: '2026-05-03' }, '2026-05-03'],
    ['advice about the country where the person is', 'tripadvisorypersonal', { isNow: true }, 'now'],
    ['advice about a trip ahead', 'tripadvisorypersonal', { tripStart: '2026-05-09' }, '2026-05-09'],
    ['a limit of stays that is reached during the trip', 'staylimit', { dueDay: '2026-05-20' }, '2026-05-20'],
    ['an event that begins before it is approved', 'admintask', {}, 'overdue'],
    ['an event ahead that waits for approval', 'admintask', { tripStart: '2026-05-09' }, '2026-05-09'],
  ] as const)('%s is due when the reader expects it', (_, type, said, expected) => {
    const note = makeNotification({ type, code: 'x', key: 'x', daysBeforeExpiry: null, ...about[type], ...said })
    const [action] = openActions(of({ notifications: [note] }))
    const time = action!.isNow ? 'now' : action!.isDeadline && action!.due! < today ? 'overdue' : action!.due
    expect(time).toBe(expected)
  })

  test.each([
    ['began', {}, true],
    ['begins today', { dueDay: today }, false],
    ['is in force where the trip leads later', { tripStart: '2026-05-09' }, false],
  ])(
    'a minor alert that %s says "now" only while it is in force during the trip, and stays among the calm',
    (_, said, isInForce) => {
      const note = makeNotification({
        type: 'traveladvisory',
        code: 'travelAlert',
        key: 'x',
        daysBeforeExpiry: null,
        tripStart: '2026-04-29',
        ...said,
      })
      expect(of({ notifications: [note] }).soon).toMatchObject([{ isNow: false, isInForce }])
    },
  )

  test.each([
    ['a passport', { expiryDate: '2026-04-20', daysBeforeExpiry: -11 }, '2026-04-20'],
    ['a passport that is too short for a trip', { expiryDate: '2026-09-20', tripStart: '2026-05-05' }, '2026-05-05'],
    ['a card', { expiryDate: '2026-05-31', daysBeforeExpiry: 30 }, '2026-05-31'],
  ])('%s has the day that it ends or is needed on, and is never overdue', (_, said, due) => {
    const note = makeNotification({ type: 'traveldocument', key: 'x', daysBeforeExpiry: 30, ...said })
    expect(openActions(of({ notifications: [note] }))).toMatchObject([{ due, isNow: false, isDeadline: false }])
  })

  test('what happens now comes first: a call for help, a question, an alert, advice, and then older deadlines', () => {
    const now = (key: string, type: Notification['type']) =>
      makeNotification({ type, code: 'x', key, daysBeforeExpiry: null, isNow: true, tripStart: '2026-04-29' })
    const notifications = [
      expiring(-40),
      now('advice', 'tripadvisorypersonal'),
      now('alert', 'traveladvisory'),
      now('question', 'rollcall'),
      now('help', 'admintask'),
    ]
    const groups = [makeGroup({ answerBy: '2026-05-02' })]
    const { now: first } = of({ notifications, groups })
    expect(first.slice(0, 4).map(({ key }) => key)).toEqual(['help', 'question', 'alert', 'advice'])
  })

  test('requests that wait for an agent and an unread answer of the help desk come after it, before all deadlines', () => {
    const desk = (code: string) => makeNotification({ type: 'helpdesk', code, key: code, daysBeforeExpiry: null })
    const now = { type: 'rollcall', code: 'x', daysBeforeExpiry: null, isNow: true } as const
    const expired = { ...expiring(-40), isUrgent: true }
    const notifications = [
      { ...expiring(20), key: 'expiring' },
      expired,
      desk('helpDeskAnswered'),
      desk('deskRequestsWaiting'),
      makeNotification({ ...now, key: 'question' }),
    ]
    expect(openActions(of({ notifications })).map(({ key }) => key)).toEqual([
      'question',
      'deskRequestsWaiting',
      'helpDeskAnswered',
      'passportExpiring:d1',
      'expiring',
    ])
    expect(of({ notifications }).soon.map(({ key }) => key)).toEqual([
      'deskRequestsWaiting',
      'helpDeskAnswered',
      'expiring',
    ])
  })
})
