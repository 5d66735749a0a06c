import { describe, expect, test } from 'vitest'
import { kmToArea, type MarginArea, unwrappedRing } from '#server/domains/risk/alerts/areas/geometry.ts'
import { thinnedAreas } from '#server/domains/risk/alerts/areas/thinnedAreas.ts'
import type { Position } from '#server/reference/cityCentres.ts'

// A thinned area costs little, and keeps every place that the whole one has.

const most = 400

/** The same numbers from 0 to 1 in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const ringOf = (corners: number, at: (turn: number, share: number) => [latitude: number, longitude: number]) =>
  unwrappedRing(
    Array.from({ length: corners }, (_, index): Position => {
      const share = index / corners
      const [latitude, longitude] = at(share * 2 * Math.PI, share)
      return { latitude, longitude }
    }),
  )
/** A ring around a point, as far from it at each turn as given, in degrees. */
const around = (latitude: number, longitude: number, corners: number, far: (turn: number) => number) =>
  ringOf(corners, (turn) => [latitude + far(turn) * Math.sin(turn), longitude + far(turn) * Math.cos(turn)])
const area = (polygons: Position[][], circles: MarginArea['circles'] = []): MarginArea => ({
  name: 'Here',
  polygons,
  circles,
})
const random = numbersFrom(7)
const manyCircles = (count: number) =>
  Array.from({ length: count }, () => ({
    center: { latitude: 40 + 10 * random(), longitude: -80 + 10 * random() },
    km: 1 + 5 * random(),
  }))
const coast = numbersFrom(3)

const inputs: [what: string, areas: MarginArea[]][] = [
  ['a round ring', [area([around(45, -73, 5000, () => 2)])]],
  ['a star', [area([around(10, 10, 3000, (turn) => 2 + Math.sin(9 * turn))])]],
  ['a ragged coast', [area([around(-33, 151, 20_000, () => 1 + 0.05 * coast())])]],
  ['a comb of many teeth', [area([around(0, 30, 4000, (turn) => (Math.floor(turn * 500) % 2 === 0 ? 1 : 2))])]],
  ['a ring over the antimeridian', [area([around(-18, 179.5, 2500, (turn) => 1.5 + Math.cos(3 * turn) / 3)])]],
  ['a ring near the pole', [area([around(78, 15, 2500, () => 4)])]],
  ['a narrow band', [area([ringOf(2000, (turn) => [50 + 0.01 * Math.sin(turn), 10 * Math.cos(turn)])])]],
  [
    'two thousand small rings',
    [
      area(
        Array.from({ length: 2000 }, (_, at) =>
          around(30 + (at % 50) / 5, 100 + Math.floor(at / 50) / 5, 5, () => 0.05),
        ),
      ),
    ],
  ],
  ['thirty thousand circles', [area([], manyCircles(30_000))]],
  [
    'rings and circles of several areas',
    [
      area([around(45, -73, 3000, (turn) => 1 + Math.cos(5 * turn) / 4)], manyCircles(2000)),
      area([around(46, -70, 1000, () => 0.5)]),
      area([], manyCircles(1)),
    ],
  ],
]

const pointsOf = (areas: readonly MarginArea[]) =>
  areas.reduce((sum, { polygons, circles }) => sum + polygons.flat().length + circles.length, 0)
const kmTo = (point: Position, areas: readonly MarginArea[]) => Math.min(...areas.map((each) => kmToArea(point, each)))

/** Places of the whole areas: corners, centers, and points between them that are inside. */
function placesOf(areas: readonly MarginArea[]): Position[] {
  const any = numbersFrom(11)
  const anchors = areas.flatMap(({ polygons, circles }) => [...polygons.flat(), ...circles.map(({ center }) => center)])
  const pick = () => anchors[Math.floor(any() * anchors.length)]!
  const between = Array.from({ length: 300 }, () => {
    const [one, other, share] = [pick(), pick(), any()]
    return {
      latitude: one.latitude + share * (other.latitude - one.latitude),
      longitude: one.longitude + share * (other.longitude - one.longitude),
    }
  })
  const inside = between.filter((point) => kmTo(point, areas) === 0)
  return [...Array.from({ length: 300 }, pick), ...inside]
}

describe.each(inputs)('%s', (_, areas) => {
  const thinned = thinnedAreas(areas, most)

  test('the thinned areas have no more points than the limit, and one for each area', () => {
    expect(pointsOf(areas)).toBeGreaterThan(most)
    expect(pointsOf(thinned)).toBeLessThanOrEqual(most + areas.length)
    expect(thinned.map(({ name }) => name)).toEqual(areas.map(({ name }) => name))
  })

  test('the thinned areas keep all places of the whole ones', () => {
    const places = placesOf(areas)
    expect(places.length).toBeGreaterThan(300)
    expect(places.filter((place) => kmTo(place, thinned) > 0.001)).toEqual([])
  })
})

test('a round ring and a coast keep their shape: no place beyond a few kilometers is added', () => {
  for (const areas of [inputs[0]![1], inputs[2]![1]]) {
    const [thinned] = thinnedAreas(areas, most)
    expect(thinned!.marginKm).toBeLessThan(6)
  }
})

test('areas within the limit stay as they are', () => {
  const areas = [area([around(45, -73, 100, () => 2)], manyCircles(100))]
  expect(thinnedAreas(areas, most)).toBe(areas)
})
