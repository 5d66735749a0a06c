import { expect, test } from 'vitest'
import { byCity } from '#server/domains/scores/overview/places.ts'

const people = (countryCode: string, city: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ profileId: `${city} ${at}`, city, countryCode }))

test('a city of fewer than three people is not named, and its people are counted for its country', () => {
  const there = [...people('FR', 'Paris', 3), ...people('FR', 'Lyon', 2), ...people('FR', 'Nice', 1)]
  expect(byCity(there)).toEqual([
    { city: 'Paris', countryCode: 'FR', travellers: 3 },
    { city: '', countryCode: 'FR', travellers: 3 },
  ])
})

test('a country of fewer than three people is not named', () => {
  expect(byCity([...people('FR', 'Lyon', 2), ...people('ES', 'Madrid', 1)])).toEqual([
    { city: '', countryCode: '', travellers: 3 },
  ])
})

test('a person with two trips to a city is one person', () => {
  const [one] = people('FR', 'Paris', 1)
  expect(byCity([one!, one!, one!])).toEqual([{ city: '', countryCode: '', travellers: 1 }])
})
