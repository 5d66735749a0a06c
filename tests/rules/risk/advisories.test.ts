import { describe, expect, test } from 'vitest'
import {
  adviceAbout,
  areAllCurrent,
  bookingIdOf,
  choicesFor,
  countriesIn,
  countryChoices,
  directionOf,
  originOf,
  rowsByCountry,
  sourcesOf,
  tripsTo,
} from '@/domains/risk/advisories/advisories.rules'
import { advisoryTable, chosenCountry, pageCount } from '@/domains/risk/advisories/countries/advisoryTable.rules'
import { readTable } from '@/patterns/table/address/tableAddress'
import { makeTrip } from '#tests/support/page/factories.ts'
import { currentSources, makeAdvisory, makeChange, makeSource } from '#tests/support/risk/advisoryFactory.ts'

describe('the governments of an answer', () => {
  test('the three governments always have a place, in one order, and others follow', () => {
    const order = (...codes: string[]) =>
      sourcesOf(
        codes.map((sourceCountry) => makeSource({ sourceCountry })),
        [],
      ).map(({ sourceCountry }) => sourceCountry)
    expect(order()).toEqual(['CA', 'US', 'GB'])
    expect(order('GB', 'DE', 'CA')).toEqual(['CA', 'US', 'GB', 'DE'])
  })

  test('a government that the answer does not name is not checked, even where it has advice', () => {
    const [canada] = adviceAbout('CO', [makeAdvisory()], [])
    expect(canada).toMatchObject({ source: { state: 'notChecked' }, advisory: { warningLevel: 1 } })
  })

  test('advice about another country is never shown', () => {
    expect(adviceAbout('NO', [makeAdvisory()], currentSources).map(({ advisory }) => advisory)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each(['stale', 'failed', 'notChecked'] as const)(
    'one government that is %s makes the whole unknown',
    (state) => {
      expect(areAllCurrent(currentSources)).toBe(true)
      expect(areAllCurrent([...currentSources.slice(1), makeSource({ state })])).toBe(false)
      expect(areAllCurrent([])).toBe(false)
    },
  )
})

describe('the direction of a change', () => {
  const levels = (warningLevel: number, regionalLevel = 0) => ({ warningLevel, regionalLevel, warningText: '' })
  test.each([
    [null, levels(1), 'began'],
    [levels(1), null, 'ended'],
    [levels(1), levels(2), 'stricter'],
    [levels(1), levels(1, 3), 'stricter'],
    [levels(0, 3), levels(1, 3), 'stricter'],
    [levels(1, 3), levels(1), 'milder'],
    [levels(2), levels(2), 'reworded'],
  ])('from %j to %j it is %s', (before, after, direction) => {
    expect(directionOf(makeChange({ before, after }))).toBe(direction)
  })
})

describe('the choice of a country', () => {
  const all = countryChoices(
    [
      { countryCode: 'BR', countryName: 'Brazil', warningLevel: 1, myTrips: 0 },
      { countryCode: 'CO', countryName: 'Colombia', warningLevel: 3, myTrips: 2 },
    ],
    [
      ...['BR', 'CO'].map((countryCode) => ({ countryCode, countryName: '', alpha3: '', callingCode: '' })),
      { countryCode: 'CI', countryName: 'Côte d’Ivoire', alpha3: '', callingCode: '' },
      { countryCode: 'ZA', countryName: 'South Africa', alpha3: '', callingCode: '' },
    ],
  )
  const found = (text: string) => choicesFor(text, all).map(({ code }) => code)

  test('countries of own trips come first, then advised ones, and each country once', () => {
    expect(all.map(({ code }) => code)).toEqual(['CO', 'BR', 'CI', 'ZA'])
    expect(all.at(-1)).toMatchObject({ level: null, myTrips: 0 })
  })

  test('a country is found without accents, by a later word, and by its code', () => {
    expect(found('cote')).toEqual(['CI'])
    expect(found('afr')).toEqual(['ZA'])
    expect(found('br')).toEqual(['BR'])
    expect(found('za')).toEqual(['ZA'])
    expect(found('frica')).toEqual([])
    expect(found('')).toHaveLength(4)
  })
})

describe('what an address may say', () => {
  const read = (query: string) => chosenCountry(readTable(advisoryTable, new URLSearchParams(query)))

  test('only a two-letter code is a country', () => {
    expect(read('country=CO')).toBe('CO')
    for (const query of ['', 'country=co', 'country=COL', 'country=%3Cb%3E']) expect(read(query)).toBeUndefined()
  })

  test('only known origins and plain booking references are taken', () => {
    expect(['trips', 'trip', 'notifications'].map(originOf)).toEqual(['trips', 'trip', 'notifications'])
    expect([originOf(null), originOf('javascript:')]).toEqual([undefined, undefined])
    expect([bookingIdOf('M-1.a_b:c'), bookingIdOf(''), bookingIdOf('a b'), bookingIdOf(null)]).toEqual([
      'M-1.a_b:c',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('a list has at least one page', () => {
    expect([0, 10, 11].map((total) => pageCount(total, 10))).toEqual([1, 1, 2])
  })
})

test('the advice of a page is grouped by country in its order', () => {
  const rows = [
    makeAdvisory({ targetCountry: 'HT', countryName: 'Haiti' }),
    makeAdvisory(),
    makeAdvisory({ sourceCountry: 'US' }),
  ]
  expect(rowsByCountry(rows).map(({ countryName, advice }) => [countryName, advice.length])).toEqual([
    ['Haiti', 1],
    ['Colombia', 2],
  ])
})

test('only trips that are not over and lead to the country are there', () => {
  const there = makeTrip({ arrivalCountryCode: 'CO', segments: [] })
  expect(tripsTo('CO', [there, { ...there, tripStatus: 'Past' }, makeTrip()])).toEqual([there])
})

test('the countries of a trip are those of the answer, or else those that are advised about', () => {
  const advice = [makeAdvisory(), makeAdvisory({ sourceCountry: 'US' })]
  expect(countriesIn({ countries: [], responseData: advice })).toEqual([{ countryCode: 'CO', countryName: 'Colombia' }])
  const countries = [{ countryCode: 'PA', countryName: 'Panama' }]
  expect(countriesIn({ countries, responseData: advice })).toBe(countries)
})
