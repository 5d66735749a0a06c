import { expect, test } from 'vitest'
import { firstNames } from '@/domains/risk/results.rules'
import { makeItinerary, makeItineraryReport } from '#tests/support/risk/itineraryReportFactory.ts'

const trip = (firstName: string, email = `${firstName}@aurora.example`) =>
  makeItinerary({ bookingId: `${firstName}-${email}`, firstName, lastName: 'Roy', email })

test.each([
  ['nobody', [], 0, []],
  ['one', ['Ada'], 1, ['Ada Roy']],
  ['three', ['Ada', 'Bo', 'Cy'], 3, ['Ada Roy', 'Bo Roy', 'Cy Roy']],
  [
    'a fourth, who is named rather than counted',
    ['Ada', 'Bo', 'Cy', 'Di'],
    4,
    ['Ada Roy', 'Bo Roy', 'Cy Roy', 'Di Roy'],
  ],
  ['five', ['Ada', 'Bo', 'Cy', 'Di', 'Ed'], 5, ['Ada Roy', 'Bo Roy', 'Cy Roy']],
  ['more on further pages', ['Ada', 'Bo', 'Cy', 'Di'], 40, ['Ada Roy', 'Bo Roy', 'Cy Roy']],
])('of %s', (_what, found, people, names) =>
  expect(firstNames(makeItineraryReport(found.map((name) => trip(name))), people)).toEqual(names),
)

test('a person with two trips is named once, two of the same name twice, and guests without an address by name', () => {
  const rows = [
    trip('Ada'),
    { ...trip('Ada'), bookingId: 'OTHER' },
    trip('Ada', 'second@aurora.example'),
    trip('Bo', ''),
  ]
  expect(firstNames(makeItineraryReport(rows), 3)).toEqual(['Ada Roy', 'Ada Roy', 'Bo Roy'])
})
