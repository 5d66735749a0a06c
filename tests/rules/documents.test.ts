import { describe, expect, test } from 'vitest'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import { changedDocumentSchema, newDocumentSchema } from '@/domains/documents/documentForm.rules'
import { awayFrom, documentStatus, fitnessOf } from '@/domains/documents/documents.rules'
import { monthsWanted } from '@/domains/documents/entry.rules'
import { makeSegment, makeTrip, places } from '../support/factories.ts'

const today = '2026-05-09'
const passport = (changed: Partial<TravelDocument> = {}): TravelDocument => ({
  id: 'd1',
  type: 'passport',
  number: '*****4567',
  issueCountry: 'CA',
  expirationDate: '2030-05-12',
  version: 1,
  ...changed,
})
const lisbon = { code: 'LIS', name: 'Lisbon', city: 'Lisbon', countryCode: 'PT', timeZone: 'Europe/Lisbon' }
const lagos = { code: 'LOS', name: 'Lagos', city: 'Lagos', countryCode: 'NG', timeZone: 'Africa/Lagos' }

/** Five days from 12 May 2026. */
const tripTo = (place: typeof lisbon, changed: Parameters<typeof makeTrip>[0] = {}) =>
  makeTrip({
    destination: place.city,
    arrivalCountryCode: place.countryCode,
    returnDate: '2026-05-17T18:00',
    segments: [
      makeSegment({ to: place }),
      makeSegment({ from: place, to: places.YUL, departure: '2026-05-17T12:00', arrival: '2026-05-17T18:00' }),
    ],
    ...changed,
  })

describe('how long a passport is good', () => {
  test.each([
    ['2026-05-08', 'expired'],
    ['2026-05-09', 'soon'],
    ['2026-11-08', 'soon'],
    ['2026-11-09', 'good'],
  ])('%s is %s', (expirationDate, status) => expect(documentStatus({ expirationDate }, today)).toBe(status))

  test.each([
    ['2036-05-09', [10, 'year']],
    ['2028-05-08', [23, 'month']],
    ['2026-06-09', [1, 'month']],
    ['2026-06-08', [30, 'day']],
    ['2026-05-09', [0, 'day']],
    ['2026-05-08', [-1, 'day']],
    ['2026-03-01', [-2, 'month']],
  ])('%s in words', (day, away) => expect(awayFrom(today, day)).toEqual(away))
})

describe('months that countries want', () => {
  test.each([
    ['CA', 'CA', undefined],
    ['CA', 'NG', 6],
    ['CA', 'PT', 3],
    ['US', 'DE', 3],
    ['FR', 'DE', 0],
    ['IE', 'GB', 0],
    ['CA', 'GB', 0],
    ['CA', 'US', 6],
  ])('a passport of %s in %s: %s', (issuedBy, visited, months) => expect(monthsWanted(issuedBy, visited)).toBe(months))
})

describe('a passport held against the trips ahead', () => {
  test.each([
    ['six months and a day after Lagos', lagos, '2026-11-18', 'good', 6],
    ['six months to the day after Lagos', lagos, '2026-11-17', 'good', 6],
    ['a day under six months after Lagos', lagos, '2026-11-16', 'short', 5],
    ['four months after Lisbon', lisbon, '2026-09-17', 'good', 4],
    ['a day under three months after Lisbon', lisbon, '2026-08-16', 'short', 2],
    ['the day of the return', lagos, '2026-05-17', 'short', 0],
    ['the day before the return', lisbon, '2026-05-16', 'over', 0],
    ['before departure', lisbon, '2026-05-01', 'over', 0],
  ])('%s', (_what, place, expirationDate, verdict, monthsLeft) =>
    expect(fitnessOf([tripTo(place)], [passport({ expirationDate })])).toEqual([
      expect.objectContaining({ verdict, monthsLeft, country: place.countryCode }),
    ]),
  )

  test('the country that issued it wants nothing, not even a passport that is good', () =>
    expect(
      fitnessOf([tripTo(lisbon)], [passport({ issueCountry: 'PT', expirationDate: '2026-05-01' })])[0]?.verdict,
    ).toBe('good'))

  test('one of several that serves is enough', () =>
    expect(
      fitnessOf([tripTo(lagos)], [passport({ expirationDate: '2026-06-01' }), passport({ id: 'd2' })])[0]?.verdict,
    ).toBe('good'))

  test('without a passport a trip abroad says so', () =>
    expect(fitnessOf([tripTo(lisbon)], [])[0]).toMatchObject({ verdict: 'none', country: 'PT' }))

  test('of several countries the one that asks for most decides', () => {
    const both = tripTo(lisbon, {
      segments: [
        makeSegment({ to: lisbon }),
        makeSegment({ from: lisbon, to: lagos }),
        makeSegment({ from: lagos, to: places.YUL, arrival: '2026-05-17T18:00' }),
      ],
    })
    expect(fitnessOf([both], [passport({ expirationDate: '2026-09-17' })])[0]).toMatchObject({
      verdict: 'short',
      country: 'NG',
    })
  })

  test('trips at home, past, under way, cancelled or of a guest are not judged', () => {
    const others = [
      makeTrip(),
      tripTo(lagos, { tripStatus: 'Past' }),
      tripTo(lagos, { tripStatus: 'InProgress' }),
      tripTo(lagos, { tripStatus: 'Cancelled' }),
      tripTo(lagos, { isForGuest: true }),
    ]
    expect(fitnessOf(others, [])).toEqual([])
  })

  test('soonest first', () => {
    const later = tripTo(lisbon, { bookingId: 'LATER', departureDate: '2026-06-01T08:00' })
    expect(fitnessOf([later, tripTo(lagos)], []).map(({ trip }) => trip.bookingId)).toEqual(['ABC123', 'LATER'])
  })
})

describe('§3 the form of a passport', () => {
  const typed = { number: 'AB123456', issueCountry: 'CA', expirationDate: '2030-05-12' }
  test.each([
    [
      'nothing',
      { number: '', issueCountry: '', expirationDate: '' },
      ['number required', 'issueCountry required', 'expirationDate required'],
    ],
    ['a number too short', { ...typed, number: 'AB' }, ['number documentNumber']],
    ['a number too long', { ...typed, number: 'A'.repeat(21) }, ['number tooLong']],
    ['another script', { ...typed, number: 'АБ123456' }, ['number documentNumber']],
    ['a script injection', { ...typed, number: '<script>' }, ['number documentNumber']],
    ['30 February', { ...typed, expirationDate: '2030-02-30' }, ['expirationDate impossibleDate']],
    ['half a date', { ...typed, expirationDate: '2030--' }, ['expirationDate impossibleDate']],
    ['too far ahead', { ...typed, expirationDate: '2099-01-01' }, ['expirationDate dateTooFar']],
  ])('%s', (_what, values, expected) =>
    expect(
      newDocumentSchema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ).toEqual(expect.arrayContaining(expected)),
  )

  test('without a number the sealed one stays; one that is typed is judged', () => {
    expect(changedDocumentSchema.safeParse({ ...typed, number: '' }).success).toBe(true)
    expect(changedDocumentSchema.safeParse({ ...typed, number: 'A' }).error?.issues[0]?.message).toBe('documentNumber')
  })
})
