import { centreOf, type Position } from '#server/reference/cityCentres.ts'
import { airportOf, airportsOfCity, kilometres } from '#server/reference/places.ts'

interface CodedPlace {
  /** Code of an airport, a station or a city. */
  code: string
  cityCode: string
}

/** A position, and whether it is that of the very airport or station city. */
interface Found {
  position: Position
  isExact: boolean
}

function airport({ code, cityCode }: CodedPlace): Found | undefined {
  const exact = airportOf(code)
  const position = exact ?? airportsOfCity(code)[0] ?? airportsOfCity(cityCode)[0]
  return position && { position, isExact: exact !== undefined }
}

function city({ code, cityCode }: CodedPlace): Found | undefined {
  const position = centreOf(cityCode) ?? airportsOfCity(cityCode)[0] ?? airportOf(code)
  return position && { position, isExact: true }
}

/** Great-circle kilometres between two places, to a tenth; undefined where the position of one is not known. */
export interface Distance {
  km: number
  /** False where only the city of an airport is known. */
  isExact: boolean
}

function between(from: Found | undefined, to: Found | undefined): Distance | undefined {
  if (!from || !to) return undefined
  const km = Math.round(kilometres(from.position, to.position) * 10) / 10
  return { km, isExact: from.isExact && to.isExact }
}

/** The distance between airports. */
export const flightDistance = (from: CodedPlace, to: CodedPlace): Distance | undefined =>
  between(airport(from), airport(to))

/** The distance between the centers of cities, for trains and cars. */
export const groundDistance = (from: CodedPlace, to: CodedPlace): Distance | undefined => between(city(from), city(to))
