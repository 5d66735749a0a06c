import { describe, expect, test } from 'vitest'
import { placeName } from '#contract/trips/placeName.ts'

describe('the name of an airport or a station', () => {
  test.each([
    ['Union Station', 'Toronto', 'Union Station, Toronto'],
    ['Gare Centrale', 'Montréal', 'Gare Centrale, Montréal'],
    ['Montreal Dorval', 'Montréal', 'Montreal Dorval'],
    ['Montréal–Trudeau', 'Montreal', 'Montréal–Trudeau'],
    ['Elsewhere', '', 'Elsewhere'],
  ])('the name %s of a place in %s is shown as %s', (name, city, said) => {
    expect(placeName({ name, city })).toBe(said)
  })
})
