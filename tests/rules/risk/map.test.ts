import { describe, expect, test } from 'vitest'
import {
  areaText,
  choiceOf,
  nearCircle,
  cornersOf,
  kmBetween,
  type LocatedPlace,
  locatedPlaces,
  rectangle,
  ringsOnMap,
} from '@/domains/risk/map/area.rules'
import { clusterIndex, countryTones, isInSight, markersAt, toneOf } from '@/domains/risk/map/clusters.rules'
import { countryOfShape, hasShape } from '@/domains/risk/map/countryShapes'
import {
  fitted,
  fromScreen,
  leastScale,
  panned,
  toCoordinates,
  toScreen,
  toWorld,
  transformBetween,
  withinWorld,
  zoomed,
} from '@/domains/risk/map/view.rules'
import { makePlace } from '#tests/support/risk/itineraryReportFactory.ts'

const size = { width: 1000, height: 473 }
const near = (actual: readonly number[], expected: readonly number[]) =>
  actual.forEach((value, at) => expect(value).toBeCloseTo(expected[at]!, 6))
const place = (city: string, latitude: number, longitude: number, changed = {}) =>
  makePlace({ city, cityCode: city, latitude, longitude, ...changed }) as LocatedPlace
const bogota = place('BOG', 4.6, -74.08, { travellers: 3 })
const medellin = place('MDE', 6.2, -75.56, { travellers: 2, advisoryLevel: 1, withoutHotel: 1 })
const tokyo = place('TYO', 35.7, 139.7, { travellers: 4000, alertSeverity: 3 })

describe('the view', () => {
  test('a point of the world leads back to its coordinates', () => {
    const { latitude, longitude } = toCoordinates(toWorld({ latitude: 45.5, longitude: -73.55 }))
    near([latitude, longitude], [45.5, -73.55])
    const view = { scale: 3, x: -400, y: -120 }
    near(fromScreen(view, toScreen(view, [310, 42])), [310, 42])
  })

  test('zooming keeps the point below the pointer in its place', () => {
    const view = withinWorld({ scale: 4, x: -1500, y: -700 }, size)
    const at = [420, 210] as const
    near(toScreen(zoomed(view, 1.5, at, size), fromScreen(view, at)), at)
  })

  test('nothing beyond the edge of the world is shown, however far it is moved or zoomed', () => {
    const whole = fitted([], size)
    expect(whole.scale).toBe(leastScale(size))
    near([panned(whole, [500, 500], size).x], [whole.x])
    expect(zoomed(whole, 0.001, [0, 0], size).scale).toBe(leastScale(size))
    const far = panned({ scale: 4, x: -1000, y: -500 }, [9999, -9999], size)
    near([far.x, far.y], [0, 473 - far.scale * (142 / 0.36) * 1.2])
  })

  test('a fitted view has all points in it', () => {
    const points = [bogota, medellin, tokyo].map(toWorld)
    const view = fitted(points, size)
    for (const [x, y] of points.map((point) => toScreen(view, point))) {
      expect(x > 0 && x < size.width).toBe(true)
      expect(y > 0 && y < size.height).toBe(true)
    }
  })

  test('the moving image shows what the settled view will', () => {
    const [drawn, shown] = [
      { scale: 2, x: -100, y: -50 },
      { scale: 3, x: -400, y: -200 },
    ]
    expect(transformBetween(drawn, shown)).toBe('translate(-250px, -125px) scale(1.5)')
  })
})

describe('marks', () => {
  const index = clusterIndex([bogota, medellin, tokyo])

  test('places close to each other are one mark with the sum of their people and the worst of their states', () => {
    const [america, asia] = markersAt(index, fitted([], size).scale).toSorted((one, other) => one.at[0] - other.at[0])
    expect(america).toMatchObject({ travellers: 5, withoutHotel: 1, advisoryLevel: 1, alertSeverity: 0 })
    expect(america!.places.map(({ city }) => city)).toEqual(['BOG', 'MDE'])
    expect(asia).toMatchObject({ key: 'TYO', travellers: 4000, alertSeverity: 3 })
  })

  test('zoomed in, each place is a mark of its own', () => {
    expect(markersAt(index, 40).map(({ key }) => key)).toEqual(expect.arrayContaining(['BOG', 'MDE', 'TYO']))
    const close = fitted([toWorld(bogota)], size)
    expect(markersAt(index, close.scale).map((marker) => [marker.key, isInSight(marker, close, size)])).toContainEqual([
      'TYO',
      false,
    ])
  })

  test('marks come line by line, as a text is read', () => {
    const north = place('OSL', 59.9, 10.7)
    const keys = markersAt(clusterIndex([tokyo, bogota, north]), fitted([], size).scale).map(({ key }) => key)
    expect(keys).toEqual(['OSL', 'TYO', 'BOG'])
  })

  test('advice against travel and severe alerts are red, milder ones yellow', () => {
    const tone = (advisoryLevel: number, alertSeverity: number) => toneOf({ advisoryLevel, alertSeverity })
    expect([tone(0, 0), tone(1, 0), tone(0, 2), tone(2, 0), tone(0, 3), tone(3, 4)]).toEqual([
      'calm',
      'warning',
      'warning',
      'danger',
      'danger',
      'danger',
    ])
  })

  test('two hundred places of 5,000 people are clustered without losing anybody', () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      place(`C${at}`, ((at * 37) % 120) - 50, ((at * 53) % 340) - 170, { travellers: 25 }),
    )
    const markers = markersAt(clusterIndex(many), fitted([], size).scale)
    expect(markers.length).toBeLessThan(200)
    expect(markers.reduce((sum, { travellers }) => sum + travellers, 0)).toBe(5000)
  })
})

describe('areas', () => {
  test('a drawn rectangle is the text of the contract, and back', () => {
    const text = areaText(
      rectangle(toWorld({ latitude: 50, longitude: -80 }), toWorld({ latitude: 40, longitude: -70 })),
    )
    expect(text).toBe('50,-80 50,-70 40,-70 40,-80')
    expect(cornersOf(text)[2]).toEqual({ latitude: 40, longitude: -70 })
    expect(cornersOf('')).toEqual([])
  })

  test('an area over the antimeridian is drawn at both edges of the map, and another one once', () => {
    const longitudes = (area: string) =>
      ringsOnMap(cornersOf(area)).map((ring) => ring.map(({ longitude }) => longitude))
    expect(longitudes('-30,170 -30,190 -40,190')).toEqual([
      [170, 190, 190],
      [-190, -170, -170],
    ])
    expect(longitudes('60,-125 60,60 -45,60')).toEqual([[-125, 60, 60]])
    expect(longitudes('')).toEqual([])
  })

  test('a single city is chosen by its code, other places by the circle around them', () => {
    expect(choiceOf([bogota])).toBe('BOG')
    const circle = nearCircle(choiceOf([bogota, medellin]))!
    for (const each of [bogota, medellin]) expect(kmBetween(circle, each)).toBeLessThan(circle.km)
    expect(choiceOf([place('Leticia', -4.2, -69.9)])).toBe('-4.2,-69.9,1')
    expect(choiceOf([])).toBe('')
    expect(nearCircle('')).toBeUndefined()
  })

  test('distances are those along the surface of the earth', () => {
    expect(kmBetween(bogota, medellin)).toBeGreaterThan(235)
    expect(kmBetween(bogota, medellin)).toBeLessThan(250)
  })

  test('a place without a position is not on the map', () => {
    expect(locatedPlaces([bogota, makePlace({ latitude: null })])).toEqual([bogota])
  })

  test('small states have no shape, and shapes have the codes of the answers', () => {
    expect(['CO', 'NO', 'XK', 'SG', 'MC'].map(hasShape)).toEqual([true, true, true, false, false])
    expect([countryOfShape('COL'), countryOfShape('SOL')]).toEqual(['CO', undefined])
  })
})

test.each([
  ['no alert', [[0, 0]], 'calm'],
  ['a minor alert in one city', [[0, 1]], 'calm'],
  ['a moderate alert in one city', [[0, 2]], 'calm'],
  ['a severe alert in one city', [[0, 3]], 'calm'],
  ['an extreme alert, which concerns the whole country', [[0, 4]], 'danger'],
  ['advice to be careful', [[1, 0]], 'warning'],
  ['advice to be careful, and a severe alert in one city', [[1, 3]], 'warning'],
  ['advice against travel', [[2, 0]], 'danger'],
  [
    'a city without alert beside one with',
    [
      [0, 0],
      [0, 3],
    ],
    'calm',
  ],
  [
    'an extreme alert known in one of two cities',
    [
      [0, 4],
      [0, 0],
    ],
    'danger',
  ],
])('a country with %s has the tone of what concerns all of it', (_, cities, tone) => {
  const places = cities.map(([advisoryLevel = 0, alertSeverity = 0], at) =>
    place(`C${at}`, 49, -123 + at, { countryCode: 'CA', advisoryLevel, alertSeverity }),
  )
  expect([...countryTones(places)]).toEqual([['CA', tone]])
})
