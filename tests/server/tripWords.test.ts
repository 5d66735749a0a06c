import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tripSegments, trips } from '#server/db/schema/trips.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { productName } from '#server/domains/trips/segmentWords.ts'
import type { Language } from '#server/http/language.ts'
import { places, plantTrip } from '../support/plantTrip.ts'
import { openTestServices } from '../support/server.ts'

let at: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  at = await openTestServices()
})
afterAll(() => at.close())

const { YUL, LHR } = places
const segment = (
  kind: 'train' | 'hotel' | 'car',
  reference: string,
  rest: { seat?: string; address?: string } = {},
) => ({
  kind,
  reference,
  from: YUL,
  to: LHR,
  departure: '2027-05-11T08:00',
  arrival: '2027-05-12T08:00',
  ...rest,
})
const segments = [
  segment('train', 'Train 646', { seat: 'Car 2, 4C' }),
  segment('hotel', 'Superior room'),
  segment('car', 'Intermediate (ICAR)', { address: 'Pearson, rental car centre, Boreal account' }),
]

async function wordsOf(language: Language, source: 'agency' | 'manual' = 'agency') {
  const { db } = at.services
  const bookedAt = new Date('2027-01-01T00:00Z')
  const bookingId = await plantTrip(db, { who: 'traveller@aurora', bookedAt, segments, trip: { source } })
  const [trip] = await presentedTrips({ where: eq(trips.bookingId, bookingId), order: [] }, language, at.services)
  return trip!.segments.flatMap(({ reference, seat, address }) => [reference, seat, address].filter(Boolean))
}

describe('what was booked is named in the reader’s language', () => {
  test.each([
    [
      'en',
      ['Train 646', 'Coach 2, seat 4C', 'Superior room', 'Intermediate (ICAR)', 'car rental desk, Boreal account'],
    ],
    [
      'fr',
      [
        'Train 646',
        'Voiture 2, place 4C',
        'Chambre supérieure',
        'Intermédiaire (ICAR)',
        'comptoir de location de voitures, Boreal account',
      ],
    ],
    [
      'es',
      [
        'Tren 646',
        'Vagón 2, asiento 4C',
        'Habitación superior',
        'Intermedio (ICAR)',
        'mostrador de alquiler de autos, Boreal account',
      ],
    ],
  ] as const)('%s', async (language, words) => {
    const [address, ...others] = [...words].reverse()
    expect(await wordsOf(language)).toEqual([...others.reverse(), `Pearson, ${address}`])
  })

  test('what a person has typed stays as typed', async () => {
    expect(await wordsOf('es', 'manual')).toEqual([
      'Train 646',
      'Car 2, 4C',
      'Superior room',
      'Intermediate (ICAR)',
      'Pearson, rental car centre, Boreal account',
    ])
  })

  test('every room of the demonstration data has a name in French and Spanish', async () => {
    const rows = await at.services.db
      .selectDistinct({ kind: tripSegments.kind, reference: tripSegments.reference })
      .from(tripSegments)
      .innerJoin(trips, eq(trips.id, tripSegments.tripId))
      .where(eq(tripSegments.kind, 'hotel'))
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows)
      for (const language of ['fr', 'es'] as const) expect(productName(row, language)).not.toBe(row.reference)
  })
})
