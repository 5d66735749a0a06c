import { describe, expect, test } from 'vitest'
import { journeyOf } from '#server/domains/trips/journey.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { destinationCountries, presentTrip } from '#server/domains/trips/present.ts'
import { tripStatusOf, type TripRow } from '#server/domains/trips/status.ts'

const startsAt = new Date('2026-05-12T10:00:00Z')
const endsAt = new Date('2026-05-15T10:00:00Z')

test.each([
  ['2026-05-12T09:59:59.999Z', 'Upcoming'],
  ['2026-05-12T10:00:00.000Z', 'InProgress'],
  ['2026-05-15T09:59:59.999Z', 'InProgress'],
  ['2026-05-15T10:00:00.000Z', 'Past'],
])('at %s a trip is %s (§4)', (now, status) => {
  expect(tripStatusOf({ status: 'confirmed', startsAt, endsAt }, new Date(now))).toBe(status)
  expect(tripStatusOf({ status: 'cancelled', startsAt, endsAt }, new Date(now))).toBe('Cancelled')
})

const place = (code: string) => ({
  code,
  name: code,
  city: code,
  cityCode: code,
  countryCode: code.slice(0, 2),
  timeZone: 'UTC',
})

function segment(kind: SegmentRow['kind'], from: string, to: string, hours: [start: number, end: number]): SegmentRow {
  const [departureAt, arrivalAt] = hours.map((hour) => new Date(startsAt.getTime() + hour * 3_600_000)) as [Date, Date]
  const none = {
    carClassCode: null,
    roomTypeCode: null,
    productName: null,
    checkInFrom: null,
    checkOutUntil: null,
    seatPosition: null,
  }
  const nowhere = { cabin: null, coach: null, seat: null, terminal: null, address: null, rentalDesk: null }
  return {
    id: `${from}${to}`,
    tripId: 't',
    ordinal: hours[0],
    kind,
    providerCode: 'AC',
    providerName: 'Air',
    number: '1',
    confirmationNumber: 'C',
    from: place(from),
    to: place(to),
    amount: 1,
    tax: 0,
    departureLocal: departureAt.toISOString().slice(0, 16),
    arrivalLocal: arrivalAt.toISOString().slice(0, 16),
    departureAt,
    arrivalAt,
    checkInUrl: null,
    checkInOpensAt: null,
    ...none,
    ...nowhere,
  }
}

const flight = (from: string, to: string, ...hours: [number, number]) => segment('flight', from, to, hours)

describe('where a trip goes', () => {
  const ends = (segments: SegmentRow[]) => {
    const { main, outward, homeward } = journeyOf(segments)
    return [main.from.code, outward.to.code, homeward?.from.code]
  }
  test.each([
    ['there and back', [flight('CAA', 'USB', 0, 2), flight('USB', 'CAA', 50, 52)], ['CAA', 'USB', 'USB']],
    ['there and back on one day', [flight('CAA', 'USB', 0, 2), flight('USB', 'CAA', 5, 7)], ['CAA', 'USB', 'USB']],
    [
      'with changes of planes',
      [
        flight('CAA', 'HUB', 0, 2),
        flight('HUB', 'JPC', 4, 14),
        flight('JPC', 'HUB', 90, 100),
        flight('HUB', 'CAA', 102, 104),
      ],
      ['CAA', 'JPC', 'JPC'],
    ],
    ['one way', [flight('CAA', 'USB', 0, 2)], ['CAA', 'USB', undefined]],
    ['one way with a change', [flight('CAA', 'HUB', 0, 2), flight('HUB', 'JPC', 4, 14)], ['CAA', 'JPC', undefined]],
    ['a stay alone', [segment('hotel', 'FRA', 'FRA', [0, 40])], ['FRA', 'FRA', undefined]],
  ])('a trip has its ends: %s', (_, segments, expected) => {
    expect(ends(segments)).toEqual(expected)
  })
})

const trip = {
  id: 't',
  companyId: 'c',
  profileId: 'p',
  bookingId: 'ABCDEF',
  status: 'confirmed',
  startsAt,
  endsAt,
  bookedAt: startsAt,
  bookedBy: 'p',
  source: 'agency',
  isCancellable: true,
  currency: 'USD',
  total: 1,
  fields: [] as TripRow['fields'],
} as TripRow
const full = {
  trip,
  segments: [flight('CAA', 'USB', 0, 2), flight('USB', 'CAA', 50, 52)],
  passenger: { firstName: 'Étienne', lastName: 'LAVOIE' },
  invoice: { id: 'i1', maskedCreditCard: '45324*******0121' },
  costCenter: {
    externalId: '420',
    names: [
      { locale: 'en-CA', value: 'Sales' },
      { locale: 'fr-CA', value: 'Ventes' },
    ],
  },
}
const advice = (targetCountry: string, sourceCountry: string) => ({
  targetCountry,
  sourceCountry,
  warningLevel: 2,
  warningText: { en: 'Take care', fr: 'Prudence', es: 'Precaución' },
  sourceUrl: 'https://advice.example/',
  issuedAt: new Date('2026-05-01T12:00:00Z'),
})
const how = {
  places: new Map(),
  advisories: new Map([['US', [advice('US', 'CA'), advice('US', 'GB')]]]),
  language: 'en',
  standing: 'demo',
  now: new Date('2026-05-01'),
  reader: { roles: ['Traveller'] },
} as const

test('passenger names are lower-cased and download addresses lie below the main API (§3)', () => {
  expect(presentTrip(full, how)).toMatchObject({
    passengerFirstName: 'étienne',
    passengerLastName: 'lavoie',
    itineraryDownloadUrl: '/companies/c/profiles/p/trips/ABCDEF/itinerary',
    invoiceDownloadUrl: '/companies/c/profiles/p/invoices/i1/document',
  })
})

describe('what a trip costs and who pays', () => {
  const booked = (changed: Partial<TripRow>) => ({ ...full, trip: { ...trip, ...changed } })
  const inTool = { source: 'bookingTool', outOfPolicyReason: null, total: 802.95, currency: 'CAD' } as const

  test('the cost of a trip has the end of the card and the cost center in the language of the answer', () => {
    expect(presentTrip(booked(inTool), { ...how, language: 'fr' })).toMatchObject({
      total: { amount: 802.95, currency: 'CAD' },
      payment: { brand: 'Visa', lastFour: '0121' },
      costCenter: 'Ventes',
    })
  })

  test('the cost of a trip leaves out the cost center for a guest and in a document', () => {
    for (const reader of [{ roles: ['Guest'] as const }, undefined]) {
      const shown = presentTrip(booked(inTool), { ...how, reader })
      expect(shown).toMatchObject({ total: { amount: 802.95 } })
      expect(shown).not.toHaveProperty('costCenter')
    }
  })

  test('the cost of a trip is within policy, or outside it with the given reason', () => {
    const policyOf = (changed: Partial<TripRow>) => presentTrip(booked({ ...inTool, ...changed }), how).policy
    expect(policyOf({})).toEqual({ verdict: 'within', reason: null })
    expect(policyOf({ outOfPolicyReason: 'meeting' })).toEqual({ verdict: 'outside', reason: 'meeting' })
    expect(policyOf({ outOfPolicyReason: 'of another time' })).toEqual({ verdict: 'outside', reason: null })
  })

  test('the policy is not mentioned for agency bookings, and no cost at all for manual trips', () => {
    expect(presentTrip(booked({ source: 'agency' }), how)).not.toHaveProperty('policy')
    const manual = presentTrip(booked({ source: 'manual' }), how)
    expect(Object.keys(manual)).not.toEqual(expect.arrayContaining(['total']))
    expect(manual).not.toHaveProperty('costCenter')
  })

  test('the cost of a trip names no card and no cost center where there is none', () => {
    const bare = presentTrip({ ...booked(inTool), invoice: null, costCenter: null }, how)
    expect(bare).not.toHaveProperty('payment')
    expect(bare).not.toHaveProperty('costCenter')
    expect(bare.total).toEqual({ amount: 802.95, currency: 'CAD' })
  })
})

test('an advisory counts where the trip goes, not where it begins', () => {
  expect(destinationCountries(full.segments)).toEqual(['US'])
  expect(presentTrip(full, how).hasTravelAdvisories).toBe(true)
  const home = presentTrip(full, { ...how, advisories: new Map([['CA', [advice('CA', 'GB')]]]) })
  expect(home.hasTravelAdvisories).toBe(false)
  expect(home).not.toHaveProperty('advisories')
})

test('a government advisory is shown in the language of the answer, until the trip is over', () => {
  const told = { country: 'US', level: 2, text: 'Prudence', url: 'https://advice.example/' }
  expect(presentTrip(full, { ...how, language: 'fr' }).advisories).toEqual([
    { ...told, source: 'CA' },
    { ...told, source: 'GB' },
  ])
  expect(presentTrip(full, { ...how, now: new Date('2026-07-01') })).not.toHaveProperty('advisories')
})

test('a canceled trip has its refund, where that is known', () => {
  const cancelled = { ...trip, status: 'cancelled' as const }
  const parts = [{ refund: 61.13 }, { refund: 240 }] as TripRow['cancellation']
  expect(presentTrip({ ...full, trip: { ...cancelled, cancellation: parts } }, how).refunded).toBe(301.13)
  expect(presentTrip({ ...full, trip: { ...cancelled, cancellation: null } }, how)).not.toHaveProperty('refunded')
  expect(presentTrip(full, how)).not.toHaveProperty('refunded')
})

test('a canceled trip has its time of cancellation, where that is known', () => {
  const cancelled = { ...trip, status: 'cancelled' as const, cancelledAt: new Date('2026-04-30T15:00Z') }
  expect(presentTrip({ ...full, trip: cancelled }, how).cancelledAt).toBe('2026-04-30T15:00:00.000Z')
  expect(presentTrip({ ...full, trip: { ...cancelled, cancelledAt: null } }, how)).not.toHaveProperty('cancelledAt')
})

test('only a trip that has not begun can be cancelled', () => {
  const at = (now: string) => presentTrip(full, { ...how, now: new Date(now) }).isCancellable
  expect([at('2026-05-12T09:00Z'), at('2026-05-12T11:00Z'), at('2026-06-01T00:00Z')]).toEqual([true, false, false])
})
