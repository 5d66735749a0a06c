import { describe, expect, test } from 'vitest'
import { computeLeg, legRows, type TravelledLeg } from '#server/domains/carbon/emissions/legs.ts'
import { airportOf } from '#server/reference/places.ts'

const place = (code: string) => {
  const { city, cityCode, countryCode } = airportOf(code)!
  return { code, city: city.en, cityCode, countryCode }
}
const byHand = (city: string, countryCode: string) => ({ code: '', city, cityCode: '', countryCode })

const leg = (over: Partial<TravelledLeg> = {}): TravelledLeg => ({
  kind: 'flight',
  from: place('YUL'),
  to: place('LHR'),
  departureLocal: '2026-05-12T21:00',
  arrivalLocal: '2026-05-13T08:30',
  cabin: 'economy',
  carClassCode: null,
  ...over,
})

describe('the emissions of a leg', () => {
  test('a flight is counted over the great circle between its airports', () => {
    const { km, kg, kgWithoutForcing, ...counted } = computeLeg(leg())
    expect(counted).toMatchObject({ status: 'counted', quality: 'distance', factorId: 'desnz-2026.air.long.economy' })
    expect(km).toBeGreaterThan(5200)
    expect(km).toBeLessThan(5250)
    expect(kg).toBeCloseTo(km! * 0.11704, 3)
    expect(kgWithoutForcing).toBeCloseTo(km! * 0.06926, 3)
  })

  test('a flight whose city alone is known has a typical distance', () => {
    expect(computeLeg(leg({ to: { ...place('LHR'), code: 'LON' } }))).toMatchObject({ quality: 'typical' })
  })

  test('a flight to a place without a code is not counted', () => {
    expect(computeLeg(leg({ to: byHand('Iqaluit', 'CA') }))).toMatchObject({
      status: 'notCounted',
      reason: 'unknownPlace',
      quality: 'missing',
      kg: null,
    })
  })

  test('a stay counts its nights, and none where its country has no factor', () => {
    const stay = { kind: 'hotel', departureLocal: '2026-05-12T18:00', arrivalLocal: '2026-05-15T11:00' } as const
    const paris = { from: place('CDG'), to: place('CDG') }
    expect(computeLeg(leg({ ...stay, ...paris }))).toMatchObject({ nights: 3, kg: 20.1, km: null })
    const lima = { from: place('LIM'), to: place('LIM') }
    expect(computeLeg(leg({ ...stay, ...lima }))).toMatchObject({ status: 'notCounted', reason: 'noCountryFactor' })
  })

  test('a rental counts the way to another city, and is not counted where it comes back', () => {
    const car = { kind: 'car', cabin: null } as const
    expect(computeLeg(leg({ ...car, from: place('YUL'), to: place('YUL') }))).toMatchObject({ reason: 'noDistance' })
    expect(computeLeg(leg({ ...car, from: place('YUL'), to: place('YOW') }))).toMatchObject({ quality: 'typical' })
  })
})

describe('the legs of a booking', () => {
  const booking = {
    key: 'trip-1',
    companyId: 'aurora',
    profileId: 'p-1',
    costCenterId: null,
    recordId: null,
    tripId: 'trip-1',
    bookingId: 'ABC234',
    isEstimated: false,
    isTypical: false,
    legs: [leg(), leg({ to: byHand('Iqaluit', 'CA') })],
  }

  test('legs entered by hand are estimated, except those that cannot be counted', () => {
    const rows = legRows({ ...booking, isEstimated: true })
    expect(rows.map(({ status }) => status)).toEqual(['estimated', 'notCounted'])
    expect(rows.map(({ id }) => id)).toEqual(['trip-1-leg-0', 'trip-1-leg-1'])
  })

  test('legs of the agency’s records are counted by their typical route', () => {
    const rows = legRows({ ...booking, isTypical: true })
    expect(rows.map(({ status, quality }) => [status, quality])).toEqual([
      ['counted', 'typical'],
      ['notCounted', 'missing'],
    ])
  })
})
