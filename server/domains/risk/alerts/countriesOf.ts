import { countries } from '#server/reference/countries.ts'
import { airports } from '#server/reference/airports.ts'
import { kilometres } from '#server/reference/places.ts'
import { placeWords } from '#server/reference/placeWords.ts'
import type { CapArea, Geocode } from './cap/capAreas.ts'
import { isInside } from './geometry.ts'

const codes = new Set(countries.map(({ code }) => code))
const byName = new Map(countries.flatMap(({ code, name }) => Object.values(name).map((one) => [placeWords(one), code])))

/** The European Union's own codes of two countries. */
const europeanCodes: Record<string, string> = { EL: 'GR', UK: 'GB' }

/**
 * The countries of an alert: those of its codes and of the names in its descriptions, and those whose known cities are
 * within its areas. A point that contains no city has the country of the nearest one.
 * @returns ISO 3166-1 alpha-2, in the order of the alphabet; empty for an alert that names no place
 */
export function countriesOf(areas: readonly CapArea[]): string[] {
  const found = new Set(areas.flatMap((area) => [...area.geocodes.flatMap(countryOfCode), ...countriesNamed(area)]))
  for (const { countryCode, latitude, longitude } of airports)
    if (!found.has(countryCode) && areas.some((area) => contains(area, { latitude, longitude }))) found.add(countryCode)
  if (found.size === 0) for (const nearest of nearestCountry(areas)) found.add(nearest)
  return [...found].toSorted()
}

function countryOfCode({ name, value }: Geocode): string[] {
  if (/^(SAME|FIPS6?|UGC)$/i.test(name)) return ['US']
  if (/CAP-CP:Location/i.test(name)) return ['CA']
  if (!/country|iso.?3166|EMMA_ID|NUTS/i.test(name)) return []
  const code = value.slice(0, 2).toUpperCase()
  const country = europeanCodes[code] ?? code
  return codes.has(country) ? [country] : []
}

/** `Kyoto, Japan; Republic of Korea` has two names, each between two signs. */
const countriesNamed = ({ name }: CapArea): string[] =>
  [name, ...name.split(/[,;/()\n]| - | and | et | y /)].flatMap((part) => byName.get(placeWords(part)) ?? [])

type Point = { latitude: number; longitude: number }

const contains = ({ polygons, circles }: CapArea, point: Point): boolean =>
  circles.some(({ center, km }) => kilometres(center, point) <= km) || polygons.some((ring) => isInside(point, ring))

function nearestCountry(areas: readonly CapArea[]): string[] {
  const [point] = areas.flatMap(({ polygons, circles }) => [...circles.map(({ center }) => center), ...polygons.flat()])
  if (!point) return []
  const far = (airport: Point) => kilometres(point, airport)
  const nearest = airports.reduce((best, airport) => (far(airport) < far(best) ? airport : best))
  return [nearest.countryCode]
}
