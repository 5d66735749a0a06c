import { describe, expect, test } from 'vitest'
import {
  carFactor,
  emissionOf,
  flightFactor,
  hotelFactor,
  railFactor,
} from '#server/domains/carbon/emissions/carbon.rules.ts'
import { factorEditions, setOf } from '#contract/reports/factorEditions.ts'
import { factors } from '#server/domains/carbon/emissions/factors.ts'
import { haulOf } from '#server/domains/carbon/emissions/haul.ts'

const at = (countryCode: string, cityCode = '') => ({ countryCode, cityCode })
const between = (from: string, to: string) => ({ from: at(from), to: at(to) })

describe('the factors of flights', () => {
  test('the factors give 545.8 kg for 5,000 km in economy between other countries, and 1,582.8 kg in business', () => {
    expect(emissionOf(flightFactor(between('CA', 'US'), 'economy'), 5000).kg).toBe(545.8)
    expect(emissionOf(flightFactor(between('CA', 'US'), 'business'), 5000).kg).toBe(1582.8)
  })

  test('without radiative forcing the same flights give 322.45 kg and 935.05 kg', () => {
    expect(emissionOf(flightFactor(between('CA', 'US'), 'economy'), 5000).kgWithoutForcing).toBe(322.45)
    expect(emissionOf(flightFactor(between('CA', 'US'), 'business'), 5000).kgWithoutForcing).toBe(935.05)
  })

  test.each([
    ['GB', 'JE', 'domestic'],
    ['IM', 'GG', 'domestic'],
    ['GB', 'TR', 'short'],
    ['GB', 'MA', 'short'],
    ['EG', 'GB', 'short'],
    ['GB', 'GL', 'short'],
    ['GB', 'MC', 'short'],
    ['GB', 'UA', 'long'],
    ['RU', 'GB', 'long'],
    ['GB', 'MD', 'long'],
    ['PT', 'GB', 'short'],
    ['GB', 'AE', 'long'],
    ['CA', 'GB', 'long'],
    ['FR', 'ES', 'international'],
    ['CA', 'CA', 'international'],
  ])('a flight from %s to %s is %s by its countries, whatever its length', (from, to, haul) => {
    expect(haulOf(from, to)).toBe(haul)
  })

  test.each([
    ['GB', 'GB', 'business', 'desnz-2026.air.domestic.average'],
    ['GB', 'FR', 'first', 'desnz-2026.air.short.business'],
    ['GB', 'FR', 'premium', 'desnz-2026.air.short.economy'],
    ['CA', 'GB', 'premium', 'desnz-2026.air.long.premium'],
    ['CA', 'MX', 'first', 'desnz-2026.air.international.first'],
    ['CA', 'MX', 'Club', 'desnz-2026.air.international.average'],
    ['CA', 'MX', null, 'desnz-2026.air.international.average'],
  ])('a flight from %s to %s in class %s has the factor %s', (from, to, cabin, id) => {
    expect(flightFactor(between(from, to), cabin).id).toBe(id)
  })
})

describe('the factors on the ground', () => {
  test.each([
    ['within Canada', at('CA', 'YMQ'), at('CA', 'YTO'), 'desnz-2026.rail.national', 30.92],
    ['between two countries', at('GB', 'LON'), at('FR', 'PAR'), 'desnz-2026.rail.international', 11.35],
    ['within France', at('FR', 'PAR'), at('FR', 'LYS'), 'ademe-2025.rail.tgv', 2.93],
    // 1,000 km are 621.371 miles.
    ['on the Northeast Corridor', at('US', 'NYC'), at('US', 'BOS'), 'epa-2025.rail.northeastCorridor', 36.04],
    ['from the Northeast Corridor', at('US', 'NYC'), at('US', 'CHI'), 'epa-2025.rail.other', 93.206],
    ['to the Northeast Corridor', at('US', 'CHI'), at('US', 'NYC'), 'epa-2025.rail.other', 93.206],
    ['elsewhere in the United States', at('US', 'CHI'), at('US', 'MKE'), 'epa-2025.rail.other', 93.206],
  ])('1,000 km by train %s are computed by the set of that country', (_, from, to, id, kg) => {
    const factor = railFactor({ from, to })
    expect([factor.id, emissionOf(factor, 1000).kg]).toEqual([id, kg])
  })

  test('a rental car in the United States has the factor of its class, elsewhere the average of all cars', () => {
    expect(carFactor(between('US', 'US'), 'MVAR').id).toBe('epa-2025.car.lightTruck')
    expect(carFactor(between('US', 'US'), null).id).toBe('epa-2025.car.passenger')
    expect(emissionOf(carFactor(between('US', 'CA'), 'MVAR'), 100).kg).toBe(16.591)
  })

  test('a hotel has the factor of its country, London one of its own, and Peru none', () => {
    expect(emissionOf(hotelFactor(at('CA', 'YMQ'))!, 3).kg).toBe(22.2)
    expect(hotelFactor(at('GB', 'LON'))!.value).toBe(11.5)
    expect(hotelFactor(at('GB', 'MAN'))!.value).toBe(10.4)
    expect(hotelFactor(at('PE', 'LIM'))).toBeUndefined()
  })
})

describe('the sets of factors', () => {
  test('every factor has its own id, which begins with its edition, and a known edition with source and licence', () => {
    expect(new Set(factors.map(({ id }) => id)).size).toBe(factors.length)
    for (const { id, edition } of factors) {
      expect(id.startsWith(`${edition}.`)).toBe(true)
      const known = factorEditions.find((each) => each.id === edition)
      expect(known?.attribution && known.licence && known.sourceUrl).toBeTruthy()
    }
  })

  test('only flights have radiative forcing, and more with it than without', () => {
    for (const factor of factors) {
      expect(factor.hasForcing).toBe(factor.id.includes('.air.'))
      expect(factor.value > factor.valueWithoutForcing).toBe(factor.hasForcing)
    }
  })

  test('an edition that is no longer known belongs to the set that its id names', () => {
    expect([setOf('desnz-2026'), setOf('desnz-2031')]).toEqual(['desnz', 'desnz'])
  })
})
