import { expect, test } from 'vitest'
import { notificationsOf } from '#server/domains/notifications/rules.ts'
import type { NotificationFacts } from '#server/domains/notifications/rules.ts'

const today = '2026-05-12'
const nothing: NotificationFacts = { profileId: 'p', cards: [], passports: [], advisedTrips: [], isDemo: false }
const of = (facts: Partial<NotificationFacts>) => notificationsOf({ ...nothing, ...facts }, today, 'en')

test.each([
  ['2026-11-09', undefined, undefined],
  ['2026-11-08', 'passportExpiringSoon', 180],
  ['2026-05-12', 'passportExpiringSoon', 0],
  ['2026-05-11', 'passportExpired', -1],
])('a passport good until %s: %s', (expirationDate, code, days) => {
  const [note] = of({ passports: [{ numberEnding: '123', expirationDate }] })
  expect([note?.code, note?.daysBeforeExpiry]).toEqual([code, days])
})

test.each([
  ['2026-07', '2026-07-31', undefined, undefined],
  ['2026-06', '2026-06-30', 'creditCardExpiringSoon', 49],
  ['2026-05', '2026-05-31', 'creditCardExpiringSoon', 19],
  ['2026-04', '2026-04-30', 'creditCardExpired', -12],
])('a card of %s is good through %s', (expiryMonth, _, code, days) => {
  const [note] = of({ cards: [{ maskedNumber: '41111*******1111', expiryMonth }] })
  expect([note?.code, note?.daysBeforeExpiry]).toEqual([code, days])
})

test('the card notice is silent 61 days before and speaks 60 days before the last day of its month', () => {
  const codes = ['2026-05-31', '2026-06-01'].map(
    (day) => notificationsOf({ ...nothing, cards: [{ maskedNumber: '4', expiryMonth: '2026-07' }] }, day, 'en').length,
  )
  expect(codes).toEqual([0, 1])
})

test('each document has one notice, each advised trip another, and a demo one where it is switched on', () => {
  const notes = of({
    cards: [{ maskedNumber: '41111*******1111', expiryMonth: '2026-01' }],
    passports: [{ numberEnding: '123', expirationDate: '2026-01-01' }],
    advisedTrips: [{ bookingId: 'ABCDEF', destination: 'Bogota' }],
    isDemo: true,
  })
  expect(notes.map(({ type, actionRoute }) => [type, actionRoute.name])).toEqual([
    ['paymentmethod', 'payment'],
    ['traveldocument', 'travelDocuments'],
    ['tripadvisorypersonal', 'tripsList'],
    ['demonotification', 'home'],
  ])
  expect(notes[0]?.message).toBe('Your card ending in 1111 has expired. Replace it to keep booking.')
})
