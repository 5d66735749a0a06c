import { describe, expect, test } from 'vitest'
import { requiredMonths } from '#contract/profile/passportEntry.ts'
import { passportFitness, type PassportValidity } from '#contract/trips/passportFitness.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { tripsAbroad } from '#contract/trips/tripsAbroad.ts'
import { makeSegment, makeTrip, places } from '#tests/support/page/factories.ts'

const passport = (changed: Partial<PassportValidity> = {}): PassportValidity => ({
  issueCountry: 'CA',
  expirationDate: '2030-05-12',
  ...changed,
})
const lisbon = {
  code: 'LIS',
  name: 'Lisbon',
  city: 'Lisbon',
  cityCode: 'LIS',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
}
const lagos = {
  code: 'LOS',
  name: 'Lagos',
  city: 'Lagos',
  cityCode: 'LOS',
  countryCode: 'NG',
  timeZone: 'Africa/Lagos',
}

/** Five days from 12 May 2026. */
const tripTo = (place: typeof lisbon, changed: Parameters<typeof makeTrip>[0] = {}) =>
  makeTrip({
    destination: place.city,
    arrivalCountryCode: place.countryCode,
    returnDate: '2026-05-17T18:00',
    segments: [
      makeSegment({ to: place }),
      makeSegment({
        from: place,
        to: places.YUL,
        departure: '2026-05-17T12:00',
        arrival: '2026-05-17T18:00',
        arrivalInstant: '2026-05-17T22:00:00Z',
      }),
    ],
    ...changed,
  })

/** The fitness of the passports for each trip ahead, as a Canadian sees it. */
const fitnessOf = (trips: Trip[], passports: PassportValidity[], home = 'CA') =>
  tripsAbroad(trips, home).map((trip) => ({ trip, ...passportFitness(trip, passports) }))

describe('the months of validity that countries require', () => {
  test.each([
    ['CA', 'CA', undefined],
    ['CA', 'NG', 6],
    ['CA', 'PT', 3],
    ['US', 'DE', 3],
    ['FR', 'DE', 0],
    ['IE', 'GB', 0],
    ['CA', 'GB', 0],
    ['CA', 'US', 0],
    ['US', 'BR', 6],
  ])('a passport of %s in %s has to be good for more months: %s', (issuedBy, visited, months) =>
    expect(requiredMonths(issuedBy, visited)).toBe(months),
  )
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
  ])('a passport fits a trip or not: %s', (_what, place, expirationDate, verdict, monthsLeft) =>
    expect(fitnessOf([tripTo(place)], [passport({ expirationDate })])).toEqual([
      expect.objectContaining({ verdict, monthsLeft, country: place.countryCode }),
    ]),
  )

  test('the country that issued a passport requires nothing, not even a valid passport', () =>
    expect(
      fitnessOf([tripTo(lisbon)], [passport({ issueCountry: 'PT', expirationDate: '2026-05-01' })])[0]?.verdict,
    ).toBe('good'))

  test('one fitting passport of several is enough', () =>
    expect(fitnessOf([tripTo(lagos)], [passport({ expirationDate: '2026-06-01' }), passport()])[0]?.verdict).toBe(
      'good',
    ))

  test('a trip abroad without a passport is reported', () =>
    expect(fitnessOf([tripTo(lisbon)], [])[0]).toMatchObject({ verdict: 'none', country: 'PT' }))

  test('the strictest of several countries decides', () => {
    const both = tripTo(lisbon, {
      segments: [
        makeSegment({ to: lisbon }),
        makeSegment({ from: lisbon, to: lagos }),
        makeSegment({
          from: lagos,
          to: places.YUL,
          arrival: '2026-05-17T18:00',
          arrivalInstant: '2026-05-17T22:00:00Z',
        }),
      ],
    })
    expect(fitnessOf([both], [passport({ expirationDate: '2026-09-17' })])[0]).toMatchObject({
      verdict: 'short',
      country: 'NG',
    })
  })

  test('trips at home, past, under way, canceled or of a guest are not checked', () => {
    const others = [
      makeTrip(),
      tripTo(lagos, { tripStatus: 'Past' }),
      tripTo(lagos, { tripStatus: 'InProgress' }),
      tripTo(lagos, { tripStatus: 'Cancelled' }),
      tripTo(lagos, { isForGuest: true }),
    ]
    expect(fitnessOf(others, [])).toEqual([])
  })

  test('trips abroad are checked soonest first', () => {
    const later = tripTo(lisbon, { bookingId: 'LATER', departureDate: '2026-06-01T08:00' })
    expect(fitnessOf([later, tripTo(lagos)], []).map(({ trip }) => trip.bookingId)).toEqual(['ABC123', 'LATER'])
  })
})

describe('a trip abroad', () => {
  const within = (place: typeof lisbon, changed: Parameters<typeof makeTrip>[0] = {}) =>
    tripTo(place, { departureCountryCode: 'PT', segments: [makeSegment({ from: place, to: place })], ...changed })

  test('a trip outside the country of residence is abroad, though it crosses no border', () =>
    expect(tripsAbroad([within(lisbon)], 'CA')).toMatchObject([{ countries: ['PT'] }]))

  test('a trip within the country of residence is not abroad', () =>
    expect(tripsAbroad([within(lisbon)], 'PT')).toEqual([]))

  test('a trip of a person whose country is unknown leaves the country it begins in', () => {
    expect(tripsAbroad([within(lisbon)], '')).toEqual([])
    expect(tripsAbroad([tripTo(lagos, { departureCountryCode: 'CA' })], '')).toMatchObject([{ countries: ['NG'] }])
  })

  test('a trip without segments is abroad by its own countries', () => {
    expect(tripsAbroad([tripTo(lagos, { segments: [] })], 'CA')).toMatchObject([{ countries: ['NG'] }])
    const atHome = { segments: [], arrivalCountryCode: 'CA' }
    expect(tripsAbroad([tripTo(lagos, atHome)], 'CA')).toEqual([])
  })

  test('a trip abroad ends on the day of its last arrival', () =>
    expect(tripsAbroad([tripTo(lisbon)], 'CA')).toMatchObject([{ returnDay: '2026-05-17' }]))
})
