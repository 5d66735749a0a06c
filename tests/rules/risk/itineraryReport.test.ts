import { expect, test } from 'vitest'
import { firstPlaces, pagesOfPlace, peopleByLevel, peopleIn, thoseAt } from '@/domains/risk/risk.rules'
import { makeItinerary, makePlace, makeWhereabouts } from '#tests/support/risk/itineraryReportFactory.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => makePlace({ city: `City ${at}` }))

test('Home shows five places, or a sixth rather than its count, and three where there is more to see', () => {
  expect([5, 6, 7, 30].map((count) => firstPlaces(many(count), 5).length)).toEqual([5, 6, 5, 5])
  expect([3, 4, 5].map((count) => firstPlaces(many(count), 3).length)).toEqual([3, 4, 3])
})

test('people under an advisory are counted by its level, the strictest first (§3)', () => {
  const places = [
    makePlace({ advisoryLevel: 3, travellers: 1 }),
    makePlace({ advisoryLevel: 1, travellers: 4 }),
    makePlace({ advisoryLevel: 1, travellers: 2 }),
    makePlace({ travellers: 9 }),
  ]
  expect(peopleByLevel(places)).toEqual([
    { level: 3, people: 1 },
    { level: 1, people: 6 },
  ])
  expect(peopleIn(places)).toBe(16)
  expect(peopleByLevel(many(3))).toEqual([])
})

test('the rows of a place stand on the pages of twenty that its position leads to (§9)', () => {
  const places = [makePlace({ itineraries: 5 }), makePlace({ itineraries: 15 }), makePlace({ itineraries: 45 })]
  expect(places.map((place) => pagesOfPlace(place, places))).toEqual([[1], [1], [2, 3, 4]])
})

test('a row is at the place of its city code, or of its city where that has none', () => {
  const [there, elsewhere] = [makeItinerary(), makeItinerary({ whereabouts: makeWhereabouts({ cityCode: 'MDE' }) })]
  expect(thoseAt(makePlace(), [there, elsewhere])).toEqual([there])
  const byHand = makeItinerary({ whereabouts: makeWhereabouts({ city: 'Leticia', cityCode: '' }) })
  expect(thoseAt(makePlace({ city: 'Leticia', cityCode: '' }), [there, byHand])).toEqual([byHand])
})
