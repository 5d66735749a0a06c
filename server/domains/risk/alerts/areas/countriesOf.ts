import { countries } from '#server/reference/countries.ts'
import { airports } from '#server/reference/airports.ts'
import { kilometres } from '#server/reference/places.ts'
import { placeWords } from '#server/reference/placeWords.ts'
import { isInside, kmOfDegree, type MarginArea } from './geometry.ts'

/** A code that locates an area, such as `SAME` with `006109`. */
export interface Geocode {
  name: string
  value: string
}

/** An area with the codes that locate it. */
export interface CodedArea extends MarginArea {
  geocodes: Geocode[]
}

const codes = new Set(countries.map(({ code }) => code))
const byName = new Map(countries.flatMap(({ code, name }) => Object.values(name).map((one) => [placeWords(one), code])))

/** The European Union's own codes of two countries. */
const europeanCodes: Record<string, string> = { EL: 'GR', UK: 'GB' }

/** Territories of the United States that are countries of ISO 3166-1, by their number and by their letters. */
const territories: Record<string, string> = { 60: 'AS', 66: 'GU', 69: 'MP', 72: 'PR', 78: 'VI' }
const territoryCodes = new Set(Object.values(territories))

/**
 * The countries of an alert: of each area those of its codes and those whose known cities are within its shapes, else
 * that of the city nearest to it. Names count only for an area that has neither codes nor shapes of a country, as counties
 * and states share their names with countries.
 * @returns ISO 3166-1 alpha-2, in the order of the alphabet; empty for an alert that names no place
 */
export const countriesOf = (areas: readonly CodedArea[]): string[] =>
  [...new Set(areas.flatMap(countriesOfArea))].toSorted()

function countriesOfArea(area: CodedArea): string[] {
  const found = new Set(area.geocodes.flatMap(countryOfCode))
  for (const { countryCode, latitude, longitude } of airports)
    if (!found.has(countryCode) && contains(area, { latitude, longitude })) found.add(countryCode)
  if (found.size === 0) for (const nearest of nearestCountry(area)) found.add(nearest)
  return found.size > 0 ? [...found] : countriesNamed(area)
}

function countryOfCode({ name, value }: Geocode): string[] {
  if (/^(SAME|FIPS6?)$/i.test(name)) return [territories[value.slice(-5, -3)] ?? 'US']
  if (/^UGC$/i.test(name)) return [territoryCodes.has(value.slice(0, 2)) ? value.slice(0, 2) : 'US']
  if (/CAP-CP:Location/i.test(name)) return ['CA']
  if (!/country|iso.?3166|EMMA_ID|NUTS/i.test(name)) return []
  const code = value.slice(0, 2).toUpperCase()
  const country = europeanCodes[code] ?? code
  return codes.has(country) ? [country] : []
}

/** `Kyoto, Japan; Republic of Korea` has two names, each between two signs. */
const countriesNamed = ({ name }: CodedArea): string[] =>
  [name, ...name.split(/[,;/()\n]| - | and | et | y /)].flatMap((part) => byName.get(placeWords(part)) ?? [])

type Point = { latitude: number; longitude: number }

const contains = ({ polygons, circles }: CodedArea, point: Point): boolean =>
  circles.some((circle) => isInCircle(point, circle)) || polygons.some((ring) => isInside(point, ring))

/** The degrees of latitude come first: they tell most places apart without the distance, which costs more. */
const isInCircle = (point: Point, { center, km }: CodedArea['circles'][number]): boolean =>
  Math.abs(center.latitude - point.latitude) * kmOfDegree <= km + 1 && kilometres(center, point) <= km

function nearestCountry({ polygons, circles }: CodedArea): string[] {
  const point = circles[0]?.center ?? polygons[0]?.[0]
  if (!point) return []
  const far = (airport: Point) => kilometres(point, airport)
  const nearest = airports.reduce((best, airport) => (far(airport) < far(best) ? airport : best))
  return [nearest.countryCode]
}
