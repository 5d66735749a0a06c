import { expect, test } from 'vitest'
import { flightText, readFlight } from '#contract/risk/typedFlight.ts'

test.each([
  ['ac871', 'AC 871'],
  ['AC 871', 'AC 871'],
  ['A.C. 871', 'AC 871'],
  ['AC0871', 'AC 871'],
  ['ac-0042b', 'AC 42B'],
  ['U2 12', 'U2 12'],
  ['ACA871', 'ACA 871'],
  ['871', '871'],
  ['871b', '871B'],
])('a flight typed as %s is read as %s', (typed, read) => {
  const flight = readFlight(typed)
  expect(flight && flightText(flight)).toBe(read)
})

test.each([
  ['ac', 'AC', ''],
  ['aca', 'ACA', ''],
  ['6e', '6E', ''],
  ['AC 8', 'AC', '8'],
  ['AC 0', 'AC', ''],
  ['AC 08', 'AC', '8'],
  ['08', '', '8'],
])('the beginning %s of a flight is the airline “%s” and the beginning “%s” of a number', (typed, airline, number) => {
  expect(readFlight(typed)).toEqual({ airlineCode: airline, flightNumber: number })
})

test.each(['a', 'b7c', '0000', 'AC0B', 'AC87123', 'Air Canada 871', '', '4111111111111111'])(
  'the text “%s” is no flight',
  (typed) => {
    expect(readFlight(typed)).toBeUndefined()
  },
)
