import { describe, expect, test } from 'vitest'
import type { TripAbroad } from '#contract/trips/tripsAbroad.ts'
import { notificationsOf, type NotificationFacts } from '#server/domains/notifications/rules.ts'

const today = '2026-05-12'
const nothing: NotificationFacts = {
  profileId: 'p',
  cards: [],
  passports: [],
  advisedTrips: [],
  alerts: [],
  advisories: [],
  tripsAbroad: [],
  tasks: [],
  credits: { own: [], ofOthers: [] },
  overstays: [],
  changedTrips: [],
  outdatedTrips: [],
  questions: [],
  deskAnswers: [],
  announcements: [],
  modules: [],
  appAnswers: [],
  isDemo: false,
}
const passport = { id: 'doc-1', numberEnding: '123', issueCountry: 'CA', expirationDate: '2026-01-01' }
const card = { id: 'card-1', maskedNumber: '41111*******1111', expiryMonth: '2026-01' }
const of = (facts: Partial<NotificationFacts>) => notificationsOf({ ...nothing, ...facts }, today, 'en')

test.each([
  ['2026-11-09', undefined, undefined],
  ['2026-11-08', 'passportExpiringSoon', 180],
  ['2026-05-12', 'passportExpiringSoon', 0],
  ['2026-05-11', 'passportExpired', -1],
])('a passport good until %s is notified as %s', (expirationDate, code, days) => {
  const [note] = of({ passports: [{ ...passport, expirationDate }] })
  expect([note?.code, note?.daysBeforeExpiry]).toEqual([code, days])
})

test.each([
  ['2026-07', '2026-07-31', undefined, undefined],
  ['2026-06', '2026-06-30', 'creditCardExpiringSoon', 49],
  ['2026-05', '2026-05-31', 'creditCardExpiringSoon', 19],
  ['2026-04', '2026-04-30', 'creditCardExpired', -12],
])('a card of %s is good through %s', (expiryMonth, _, code, days) => {
  const [note] = of({ cards: [{ ...card, expiryMonth }] })
  expect([note?.code, note?.daysBeforeExpiry]).toEqual([code, days])
})

test.each([
  ['2026-06-11', true],
  ['2026-06-12', false],
  ['2026-05-11', true],
])('a passport good until %s is urgent: %s (30 days before its end)', (expirationDate, urgent) =>
  expect(of({ passports: [{ ...passport, expirationDate }] })[0]?.isUrgent).toBe(urgent),
)

test('the card notice begins 60 days before the last day of the month, not 61', () => {
  const codes = ['2026-05-31', '2026-06-01'].map(
    (day) => notificationsOf({ ...nothing, cards: [{ ...card, expiryMonth: '2026-07' }] }, day, 'en').length,
  )
  expect(codes).toEqual([0, 1])
})

const advised: NotificationFacts['advisedTrips'][number] = {
  bookingId: 'ABCDEF',
  destination: 'Bogotá',
  departureDate: '2026-05-30T08:00',
  transactionDate: '2026-04-02T15:00:00.000Z',
  tripStatus: 'Upcoming',
}

test('each document has one notice, each advised trip another, and a demo notice where it is switched on', () => {
  const notes = of({
    cards: [card],
    passports: [passport],
    advisedTrips: [advised],
    isDemo: true,
  })
  expect(notes.map(({ type, actionRoute }) => [type, actionRoute.name])).toEqual([
    ['paymentmethod', 'payment'],
    ['traveldocument', 'travelDocuments'],
    ['tripadvisorypersonal', 'tripsList'],
    ['demonotification', 'home'],
  ])
  expect(notes[0]?.message).toBe('Your card ending in 1111 has expired. Replace it to keep booking.')
  expect(notes[0]).toMatchObject({
    title: 'Your card ending in 1111 has expired',
    detail: 'Replace it to keep booking.',
  })
})

test('each notification has a key that is stable while its matter is (§2 action center)', () => {
  const keys = (facts: Partial<NotificationFacts>) => of(facts).map(({ key }) => key)
  expect(keys({ cards: [card], passports: [passport] })).toEqual([
    'creditCardExpired:card-1:2026-01:urgent',
    'passportExpired:doc-1:2026-01-01:urgent',
  ])
  expect(
    keys({
      cards: [{ ...card, expiryMonth: '2026-05' }],
      passports: [{ ...passport, expirationDate: '2026-06-01' }],
      advisedTrips: [advised],
    }),
  ).toEqual(['creditCardExpiring:card-1:2026-05:soon', 'passportExpiring:doc-1:2026-06-01:urgent', 'advisory:ABCDEF'])
})

test.each([
  ['2026-11-08', 'six months'],
  ['2026-08-11', 'six months'],
  ['2026-08-10', 'start it now'],
  ['2026-06-12', 'start it now'],
  ['2026-06-11', 'urgently'],
  ['2026-05-12', 'expires on May 12, 2026'],
])('the words for a passport good until %s have the urgency "%s"', (expirationDate, words) => {
  expect(of({ passports: [{ ...passport, expirationDate }] })[0]?.message).toContain(words)
})

test.each([
  ['2026-05-01', '2026-06', 'when it arrives'],
  ['2026-05-31', '2026-06', 'now to keep booking'],
  ['2026-06-22', '2026-06', 'now to keep booking'],
  ['2026-06-23', '2026-06', 'replace it now'],
])('on %s the words for a card of %s have the urgency "%s"', (day, expiryMonth, words) => {
  const [note] = notificationsOf({ ...nothing, cards: [{ ...card, expiryMonth }] }, day, 'en')
  expect(note?.message).toContain(words)
})

test.each([
  [
    'a card 19 days before its end: its second step, 30 days before',
    { cards: [{ ...card, expiryMonth: '2026-05' }] },
    '2026-05-01',
  ],
  ['a card that has expired: the day after', { cards: [card] }, '2026-02-01'],
  ['a passport 180 days before its end: today', { passports: [{ ...passport, expirationDate: '2026-11-08' }] }, today],
  [
    'an advisory: the booking of its trip',
    {
      advisedTrips: [{ ...advised, bookingId: 'A' }],
    },
    '2026-04-02T15:00:00.000Z',
  ],
])('a notification has the day it began for %s', (_, facts, since) => expect(of(facts)[0]?.since).toBe(since))

describe('a passport for a trip abroad', () => {
  const tripTo = (destination: string, country: string, returnDay: string): TripAbroad => ({
    bookingId: destination,
    destination,
    departureDate: `${returnDay}T08:00`,
    returnDay,
    bookedAt: '2026-04-02T15:00:00.000Z',
    countries: [country],
  })
  const lagos = tripTo('Lagos', 'NG', '2026-10-01')
  const lisbon = tripTo('Lisbon', 'PT', '2026-10-01')
  const far = { ...passport, expirationDate: '2027-03-31' }

  test('a passport is notified when it is good for less than the country requires after the return', () => {
    expect(of({ passports: [far] })).toEqual([])
    const [note] = of({ passports: [far], tripsAbroad: [lagos] })
    expect(note).toMatchObject({
      code: 'passportExpiringSoon',
      key: 'passportExpiring:doc-1:2027-03-31:Lagos',
      daysBeforeExpiry: 323,
      since: lagos.bookedAt,
    })
    expect(note?.actionRoute.query).toEqual({ documentId: 'doc-1', bookingId: 'Lagos' })
    expect(note?.message).toContain('less than 6 months after your trip to Lagos ends (October 1, 2026)')
  })

  test('a passport is long enough from six months on, or from three where three are required', () => {
    expect(of({ passports: [{ ...far, expirationDate: '2027-04-01' }], tripsAbroad: [lagos] })).toEqual([])
    expect(of({ passports: [{ ...far, expirationDate: '2027-01-01' }], tripsAbroad: [lisbon] })).toEqual([])
    const [note] = of({ passports: [{ ...far, expirationDate: '2026-12-31' }], tripsAbroad: [lisbon] })
    expect(note?.message).toContain('less than 3 months after your trip to Lisbon ends')
  })

  test('a passport notice names the trip that the passport does not outlast before others', () => {
    const tokyo = tripTo('Tokyo', 'JP', '2027-04-10')
    const [note] = of({ passports: [far], tripsAbroad: [lagos, tokyo] })
    expect(note?.message).toContain('before your trip to Tokyo ends')
    expect(note?.tripStart).toBe('2027-04-10')
  })

  test('a passport needs no notice where another passport is good for the trip', () => {
    const other = { ...passport, id: 'doc-2', issueCountry: 'FR', expirationDate: '2030-01-01' }
    expect(of({ passports: [far, other], tripsAbroad: [lagos] })).toEqual([])
  })

  test('a passport notice is written in French and Spanish', () => {
    const facts = { ...nothing, passports: [far], tripsAbroad: [lagos] }
    expect(notificationsOf(facts, today, 'fr')[0]?.message).toContain(
      '31 mars 2027. C’est moins de 6 mois après la fin',
    )
    expect(notificationsOf(facts, today, 'es')[0]?.message).toContain('31 mar 2027. Es menos de 6 meses')
  })
})

test('an old passport kept beside the new one of the same country is not notified', () => {
  const renewed = { ...passport, id: 'doc-2', expirationDate: '2035-01-01' }
  expect(of({ passports: [passport, renewed] })).toEqual([])
  expect(of({ passports: [passport, { ...renewed, issueCountry: 'FR' }] })).toHaveLength(1)
})

test.each([
  ['that lies ahead', { tripStatus: 'Upcoming' }, 'Read it before you leave on May 30, 2026.'],
  ['that leaves today', { tripStatus: 'Upcoming', departureDate: `${today}T23:00` }, /^Read it before you leave on/],
  ['under way', { tripStatus: 'InProgress' }, 'Read what it advises while you are there.'],
] as const)('an advisory is notified for a trip %s', (_, changed, detail) => {
  const [note] = of({ advisedTrips: [{ ...advised, ...changed }] })
  expect(note?.title).toBe('Travel advisory for your trip to Bogotá')
  expect(note?.detail).toMatch(detail)
})

test('French joins a city that has an article to its preposition', () => {
  const [note] = notificationsOf({ ...nothing, advisedTrips: [{ ...advised, destination: 'Le Caire' }] }, today, 'fr')
  expect(note?.title).toBe('Avertissement pour votre voyage au Caire')
})
