import type { AirportRow } from '#server/reference/airports.ts'
import { airportsOf, kilometres } from '#server/reference/places.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { flightsOn } from './flights.ts'
import type { ItinerarySegment, TransportKind } from './itinerarySegment.ts'
import { routesBetween, type Route } from './network.ts'

/** Consecutive flights, or a train, from one city to another. */
export interface Itinerary {
  kind: TransportKind
  /** Made of the flights or trains: the same search always gives the same ids. */
  id: string
  segments: readonly ItinerarySegment[]
  minutes: number
  kilometres: number
}

const shortestChange = 60 * minuteMs
const longestChange = 9 * 60 * minuteMs
const airportsTried = 3
const itinerariesKept = 14

/** The first connecting flight of the next service, looking up to two days ahead so that one is always found. */
function connectionAfter(flight: ItinerarySegment, service: Route[number]): ItinerarySegment | undefined {
  const day = flight.arrival.slice(0, 10)
  return [day, addDays(day, 1), addDays(day, 2)]
    .flatMap((date) => flightsOn(service, date))
    .find((next) => next.departsAt >= flight.arrivesAt + shortestChange)
}

function followRoute(first: ItinerarySegment, rest: Route): readonly ItinerarySegment[] {
  const segments = [first]
  for (const service of rest) {
    const next = connectionAfter(segments.at(-1) as ItinerarySegment, service)
    if (!next) return []
    segments.push(next)
  }
  return segments
}

export function itineraryOf(segments: readonly ItinerarySegment[]): Itinerary {
  const [first, last] = [segments[0] as ItinerarySegment, segments.at(-1) as ItinerarySegment]
  return {
    kind: first.kind,
    id: segments.map(({ carrier, number, from, to }) => `${carrier.code}${number}${from.code}${to.code}`).join('_'),
    segments,
    minutes: (last.arrivesAt - first.departsAt) / minuteMs,
    kilometres: kilometres(first.from, last.to),
  }
}

/** The names of the airlines or railways of an itinerary, each once. */
export const airlineNames = ({ segments }: Itinerary) =>
  [...new Set(segments.map(({ carrier }) => carrier.name))].join(', ')

const waits = ({ segments }: Itinerary) =>
  segments.slice(1).map((next, at) => next.departsAt - (segments[at] as ItinerarySegment).arrivesAt)

/** Drops itineraries with an overnight layover or a much longer journey, unless nothing better exists. */
function withoutLongDetours(itineraries: Itinerary[]): Itinerary[] {
  const shortest = Math.min(...itineraries.map(({ minutes }) => minutes))
  const good = itineraries.filter(
    (one) => one.minutes <= shortest * 2 + 240 && waits(one).every((wait) => wait <= longestChange),
  )
  return good.length > 0 ? good : itineraries.filter(({ minutes }) => minutes === shortest)
}

const itinerariesBetween = (from: AirportRow, to: AirportRow, date: string): Itinerary[] =>
  routesBetween(from, to).flatMap(([service, ...rest]) =>
    service
      ? flightsOn(service, date)
          .map((first) => followRoute(first, rest))
          .filter((segments) => segments.length > 0)
          .map(itineraryOf)
      : [],
  )

/** Keeps the quickest of the itineraries with the same airline and the same arrival. */
function withoutDuplicates(itineraries: Itinerary[]): Itinerary[] {
  const ends = ({ segments }: Itinerary) =>
    `${segments[0]?.carrier.code}${segments.at(-1)?.arrivesAt}${segments.at(-1)?.to.code}`
  const quickestFirst = itineraries.sort((one, other) => one.minutes - other.minutes)
  return [...new Map(quickestFirst.toReversed().map((one) => [ends(one), one])).values()].reverse()
}

/**
 * Flight itineraries between two places (airport or city codes) on a local date, quickest first. Deterministic, and
 * never empty for two cities of the reference data.
 */
export function itinerariesOn(fromCode: string, toCode: string, date: string): Itinerary[] {
  const [origins, destinations] = [airportsOf(fromCode), airportsOf(toCode)]
  const all = origins.slice(0, airportsTried).flatMap((from) =>
    destinations
      .slice(0, airportsTried)
      .filter((to) => to.cityCode !== from.cityCode)
      .flatMap((to) => itinerariesBetween(from, to, date)),
  )
  if (all.length === 0) return []
  return withoutDuplicates(withoutLongDetours(all)).slice(0, itinerariesKept)
}
