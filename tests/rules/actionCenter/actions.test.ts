import { describe, expect, test } from 'vitest'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import {
  type ActionFacts,
  type ActionGroup,
  actionsOf,
  maySnoozeUntil,
  openActions,
} from '@/domains/actionCenter/actions.rules'
import { keyOf } from '@/domains/notifications/notifications.rules'
import { makeNotification, makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { makeGroup } from '#tests/support/events/groupFactory.ts'

const today = '2026-05-01'
const arranger: Arranger = {
  key: 'secret-key',
  profileId: 'p9',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@aurora.example',
  status: 'sent',
  since: '2026-04-28T09:00:00Z',
}
const advisory = makeNotification({
  type: 'tripadvisorypersonal',
  code: 'personalTripAdvisoryCaution',
  key: 'advisory:ABC123',
  daysBeforeExpiry: null,
  actionRoute: { name: 'tripsList', query: { bookingId: 'ABC123' } },
})
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
const where = (facts: Partial<ActionFacts>): [ActionGroup, string][] =>
  Object.entries(of(facts)).flatMap(([group, actions]) =>
    actions.map(({ key }): [ActionGroup, string] => [group as ActionGroup, key]),
  )

describe('what waits, and in which group', () => {
  test.each([
    [true, 'now'],
    [false, 'soon'],
  ] as const)('an alert about a trip of today that the server calls urgent (%s) is shown as %s', (isUrgent, group) => {
    const alert = makeNotification({
      type: 'traveladvisory',
      code: 'travelAlert',
      key: 'alert:al-1:ABC123',
      daysBeforeExpiry: null,
      isUrgent,
      tripStart: today,
      actionRoute: { name: 'tripsList', query: { bookingId: 'ABC123' } },
    })
    expect(where({ notifications: [alert] })).toEqual([[group, 'alert:al-1:ABC123']])
  })

  test('a profile issue blocks booking now, and a detail of the administrator waits for others', () => {
    const profile = makeProfile({
      isAllowedToBook: false,
      profileIssues: [{ issue: 'costCenterMissing' }, { issue: 'genderMissing' }],
    })
    expect(where({ profile })).toEqual([
      ['now', 'issue:genderMissing'],
      ['waiting', 'issue:costCenterMissing'],
    ])
  })

  test('a person without a card has one action for all uses of a card', () => {
    const missing = ['airFopMissing', 'railFopMissing', 'hotelFopMissing', 'carFopMissing'] as const
    const profileIssues = missing.map((issue) => ({ issue }))
    expect(of({ profile: makeProfile({ isAllowedToBook: false, profileIssues }) }).now).toMatchObject([
      { obstacle: 'airFopMissing', isEveryCard: true },
    ])
    const some = makeProfile({ isAllowedToBook: false, profileIssues: profileIssues.slice(1) })
    expect(of({ profile: some }).now).toMatchObject([{ source: 'form', obstacles: { length: 3 } }])
  })

  test('the details of one form are one action with its progress', () => {
    const own = [
      'genderMissing',
      'dateOfBirthMissing',
      'airFopMissing',
      'railFopMissing',
      'hotelFopMissing',
      'carFopMissing',
    ] as const
    const profileIssues = [...own, 'costCenterMissing' as const].map((issue) => ({ issue }))
    const { now, waiting } = of({ profile: makeProfile({ isAllowedToBook: false, profileIssues }) })
    expect(now).toMatchObject([
      { key: 'issues:own', source: 'form', missing: { details: 2, isCard: true }, done: 1, of: 4, canBeDone: false },
    ])
    expect(waiting).toMatchObject([{ key: 'issue:costCenterMissing', owner: 'admin' }])
  })

  test('a profile that did not load hides nothing else', () =>
    expect(where({ profile: undefined, notifications: [expiring(60)] })).toEqual([['soon', 'passportExpiring:d1']]))

  test.each([
    [true, 'now'],
    [false, 'soon'],
  ])('a notification that is urgent (%s) is in the group "%s"', (urgent, group) =>
    expect(where({ notifications: [{ ...expiring(12), isUrgent: urgent }] })).toEqual([[group, 'passportExpiring:d1']]),
  )

  test.each([
    ['2026-05-15T08:00', 'now'],
    ['2026-05-16T08:00', 'soon'],
  ])('an advisory on a trip that begins %s is in the group "%s"', (departureDate, group) => {
    const groups = of({ notifications: [advisory], trips: [makeTrip({ departureDate })] })
    expect(groups[group as ActionGroup]).toMatchObject([{ due: departureDate.slice(0, 10) }])
  })

  test('a request waits until it is answered, under a name that opens nothing', () => {
    expect(where({ arrangers: [arranger, { ...arranger, profileId: 'p8', status: 'approved' }] })).toEqual([
      ['soon', 'arranger:p9'],
    ])
  })

  test('an invitation waits to be answered, an accepted event to be booked; both until their last day', () => {
    const invited = makeGroup({ traveler: { status: 'pending' }, answerBy: '2026-05-08' })
    const accepted = makeGroup({ groupTravel: { id: 'g2' }, bookBy: '2026-06-30' })
    const booked = makeGroup({ traveler: { trips: [{ status: 'confirmed' }] }, groupTravel: { id: 'g3' } })
    expect(where({ groups: [invited, accepted, booked] })).toEqual([
      ['now', 'event:toAnswer:g1'],
      ['soon', 'event:toBook:g2'],
    ])
    expect(of({ groups: [accepted] }).soon).toMatchObject([{ due: '2026-06-30', canBeDone: false }])
  })

  test('an invitation that can no longer be answered, because the event has begun, is no action', () => {
    const begun = makeGroup({ traveler: { status: 'pending' }, groupTravel: { status: 'inProgress' } })
    expect(where({ groups: [begun] })).toEqual([])
  })

  test('a passport too short for a trip names it, is due when it begins, and cannot wait once that is near', () => {
    const short = (days: number) => ({
      ...expiring(days),
      actionRoute: { name: 'travelDocuments', query: { bookingId: 'NEXT' } },
    })
    const near = [makeTrip({ bookingId: 'NEXT', departureDate: '2026-05-06T08:00' })]
    expect(of({ notifications: [short(100)], trips: near }).now).toMatchObject([
      { due: '2026-05-06', trip: { bookingId: 'NEXT' } },
    ])
    const far = [makeTrip({ bookingId: 'NEXT', departureDate: '2026-08-01T08:00' })]
    expect(of({ notifications: [short(60)], trips: far }).soon).toMatchObject([{ due: '2026-06-30' }])
  })

  test('the trips of a person decide the order of actions, not their number', () => {
    const facts = { notifications: [advisory, expiring(60)], arrangers: [arranger] }
    const near = of({ ...facts, trips: [makeTrip({ departureDate: '2026-05-06T08:00' })] })
    expect([near.now.length, of(facts).now.length]).toEqual([1, 0])
    expect([near, of(facts)].map((groups) => openActions(groups).length)).toEqual([3, 3])
  })

  test('the action of the nearest day comes first', () => {
    const keys = of({
      notifications: [expiring(90), { ...expiring(40), key: 'b' }, { ...expiring(60), key: 'c' }],
    }).soon
    expect(keys.map(({ due }) => due)).toEqual(['2026-06-10', '2026-06-30', '2026-07-30'])
  })
})

describe('marks', () => {
  const notifications = [expiring(60)]
  const mark = (state: 'read' | 'snoozed' | 'done', until: string | null) => [
    { key: 'passportExpiring:d1', state, until },
  ]

  test.each([
    ['snoozed', '2026-05-02', 'snoozed'],
    ['snoozed', '2026-05-01', 'soon'],
    ['done', null, 'done'],
  ] as const)('an action marked %s until %s is in the group "%s"', (state, until, group) =>
    expect(where({ notifications, marks: mark(state, until) })).toEqual([[group, 'passportExpiring:d1']]),
  )

  test('an action that was read still waits but is not news', () => {
    expect(of({ notifications, marks: mark('read', null) }).soon).toMatchObject([{ isRead: true }])
    expect(of({ notifications }).soon).toMatchObject([{ isRead: false }])
  })

  test('an action that blocks booking or has expired cannot be ticked off', () => {
    const profile = makeProfile({ isAllowedToBook: false, profileIssues: [{ issue: 'genderMissing' }] })
    const marks = [{ key: 'issue:genderMissing', state: 'done' as const, until: null }]
    expect(where({ profile, marks })).toEqual([['now', 'issue:genderMissing']])
    expect(of({ notifications: [expiring(-1)] }).now[0]?.canBeDone).toBe(false)
  })

  test('the menu and the bell count the actions that wait for the person', () => {
    const groups = of({ notifications: [expiring(5), advisory], marks: [], arrangers: [arranger] })
    expect(openActions(groups)).toHaveLength(3)
  })

  test.each([
    ['2026-05-01', false],
    ['2026-05-02', true],
    ['2026-07-30', true],
    ['2026-07-31', false],
    ['', false],
  ])('an action may be put off until %s: %s', (day, is) => expect(maySnoozeUntil(day, today)).toBe(is))
})

test.each([
  [{ key: 'creditCardExpired:card-1' }, 'creditCardExpired:card-1'],
  [{ code: 'creditCardExpired', maskedCreditCard: '41111*******1111' }, 'creditCardExpired:1111'],
  [{ code: 'new thing/é', maskedCreditCard: undefined }, 'new-thing--'],
])('the notification %j is named %s', (changed, key) => {
  const { maskedCreditCard: _none, ...plain } = makeNotification()
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  expect(keyOf({ ...plain, ...given })).toBe(key)
})
