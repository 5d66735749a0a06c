import { expect, test } from 'vitest'
import { isAffected } from '#server/domains/risk/alerts/concerns.ts'
import { countriesOf } from '#server/domains/risk/alerts/areas/countriesOf.ts'
import { boxOf, isInside, kmToArea, unwrappedRing } from '#server/domains/risk/alerts/areas/geometry.ts'
import { circle } from '#tests/support/risk/plantAlert.ts'

const point = (latitude: number, longitude: number) => ({ latitude, longitude })
const overAntimeridian = unwrappedRing([point(-16, 178), point(-16, -178), point(-20, -178), point(-20, 178)])
const area = (ring: ReturnType<typeof unwrappedRing>) => ({ name: '', circles: [], polygons: [ring] })
const coded = (name: string, value: string) => ({ name: '', circles: [], polygons: [], geocodes: [{ name, value }] })
const named = (name: string) => ({ name, circles: [], polygons: [], geocodes: [] })

test('a polygon over the antimeridian contains the places on both sides and none between', () => {
  expect(isInside(point(-18, 179.5), overAntimeridian)).toBe(true)
  expect(isInside(point(-18, -179.5), overAntimeridian)).toBe(true)
  expect(isInside(point(-18, 0), overAntimeridian)).toBe(false)
  expect(kmToArea(point(-18, -177), area(overAntimeridian))).toBeCloseTo(105.7, 0)
  expect(kmToArea(point(-18, 177), area(overAntimeridian))).toBeCloseTo(105.7, 0)
})

test('the distance to an area is counted from its edge, and a radius of 0 is a point', () => {
  expect(kmToArea(point(1, 0), circle(0, 0, 11.19))).toBeCloseTo(100, 0)
  expect(kmToArea(point(0, 0), circle(0, 0))).toBe(0)
  const square = area([point(0, 0), point(0, 1), point(1, 1), point(1, 0)])
  expect(kmToArea(point(0.5, 2), square)).toBeCloseTo(111.2, 0)
  expect(kmToArea(point(0.5, 0.5), square)).toBe(0)
  expect(kmToArea(point(0, 0), { name: '', polygons: [], circles: [] })).toBe(Infinity)
})

test('an area on the other side of the world is far away', () => {
  const coahuila = area([point(24.6, -102.9), point(24.6, -100.9), point(26.5, -100.9), point(26.5, -102.9)])
  expect(kmToArea(point(28.632, 77.22), coahuila), 'from Delhi').toBeGreaterThan(13_000)
})

test('the rectangle contains the distance of the severity, and an alert without a shape has none', () => {
  const box = boxOf([circle(51.5, 0)], 3)!
  expect(box.north - 51.5).toBeGreaterThan(350 / 111.2)
  expect(box.east).toBeGreaterThan(350 / (111.2 * Math.cos((51.5 * Math.PI) / 180)))
  expect(boxOf([circle(51.5, 0)], 4)).toEqual(box)
  expect(boxOf([named('Japan')], 1)).toBeUndefined()
  const wide = boxOf([area(overAntimeridian), circle(-18, -179)], 1)!
  expect(wide.east - wide.west).toBeLessThan(10)
})

test('an unknown place in the country counts from severity 3', () => {
  const place = { countryCode: 'GB', latitude: null, longitude: null }
  const alert = { countries: ['GB'], areas: [circle(51.5, 0)] }
  expect(isAffected({ ...alert, severity: 3 }, place)).toBe(true)
  expect(isAffected({ ...alert, severity: 2 }, place)).toBe(false)
})

test('countries come from codes, from names, and from the cities of an area', () => {
  expect(countriesOf([coded('SAME', '006109')])).toEqual(['US'])
  expect(countriesOf([coded('EMMA_ID', 'EL012'), coded('ISO3166-2', 'CA-QC'), coded('other', 'FR')])).toEqual([
    'CA',
    'GR',
  ])
  expect(countriesOf([named('Kyoto, Japan; Corée du Sud')])).toEqual(['JP', 'KR'])
  expect(countriesOf([{ ...circle(46.2, 6.14, 30), geocodes: [] }])).toEqual(['CH'])
  expect(countriesOf([{ ...area(overAntimeridian), geocodes: [] }])).toEqual(['FJ'])
})

test('names of counties and states are no countries where codes or shapes say where an area is', () => {
  const us = [{ name: 'SAME', value: '013121' }]
  for (const name of ['Georgia', 'Lebanon; Lancaster', 'Norway; Paris', 'Mexico, MO', 'Jersey, Illinois'])
    expect(countriesOf([{ ...named(name), geocodes: us }]), name).toEqual(['US'])
  expect(countriesOf([{ ...circle(40.34, -76.41, 30), name: 'Lebanon', geocodes: [] }])).toEqual(['US'])
  expect(countriesOf([coded('SAME', '072127')])).toEqual(['PR'])
})

test('each area has its own nearest country', () => {
  const wilderness = { ...circle(-32, -69.5), geocodes: [] }
  const sanJuan = { ...circle(18.45, -66.07, 30), geocodes: [] }
  expect(countriesOf([wilderness, sanJuan])).toHaveLength(2)
})

test.each([1, 2, 3, 4])(
  'an alert of severity %i beside a border concerns the places near it on the other side',
  (severity) => {
    const basel = { severity, countries: ['CH'], areas: [circle(47.55, 7.58, 5)] }
    expect(isAffected(basel, { countryCode: 'DE', latitude: 47.61, longitude: 7.66 })).toBe(true)
  },
)

test('an extreme alert concerns its whole countries, and elsewhere the places near it', () => {
  const mulhouse = { severity: 4, countries: ['CH'], areas: [circle(47.75, 7.34, 5)] }
  const at = (countryCode: string, latitude: number | null, longitude: number | null) =>
    isAffected(mulhouse, { countryCode, latitude, longitude })
  expect(at('CH', 46.2, 6.14)).toBe(true)
  expect(at('CH', null, null)).toBe(true)
  expect(at('FR', 48.58, 7.75), 'Strasbourg').toBe(true)
  expect(at('FR', 43.3, 5.37), 'Marseille').toBe(false)
  expect(at('FR', null, null)).toBe(false)
})

test('a point far from any city has the country of the nearest one, and no place has none', () => {
  expect(countriesOf([{ ...circle(-32, -69.5), geocodes: [] }])).toHaveLength(1)
  expect(countriesOf([named('Coastal waters')])).toEqual([])
})
