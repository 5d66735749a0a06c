import { expect, test } from 'vitest'
import type { Airport } from '#contract/trips/airports.ts'
import { rankAirports } from '#server/domains/reference/rankAirports.ts'

const airport = (code: string, cityName: string, name = `${cityName} Airport`): Airport => ({
  code,
  name,
  cityName,
  cityCode: code,
  countryCode: 'XX',
  countryName: 'X',
  timeZone: 'UTC',
})
const all = [
  airport('MAN', 'Manchester'),
  airport('BOG', 'Bogotá'),
  airport('YUL', 'Montréal'),
  airport('SFO', 'San Francisco'),
  airport('OMA', 'Omaha'),
  airport('MAA', 'Chennai'),
]
const found = (term: string) => rankAirports(all, term).map(({ code }) => code)

test.each([
  ['man', ['MAN']],
  ['MONTREAL', ['YUL']],
  ['bogota', ['BOG']],
  ['Bogotá', ['BOG']],
  ['ma', ['MAN', 'MAA', 'OMA']],
  ['francisco', ['SFO']],
  ['zzz', []],
  ['.*', []],
])('the search %s finds %j', (term, codes) => {
  expect(found(term)).toEqual(codes)
})
