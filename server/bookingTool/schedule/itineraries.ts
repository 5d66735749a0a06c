import type { AirportRow } from '#server/db/seed/reference/airports.ts'
import { flightsOn } from './flights.ts'
import type { Flight } from './flights.ts'
import { routesBetween } from './network.ts'
import type { Route } from './network.ts'
import { airportsOf, kilometres } from './places.ts'
import { addDays } from './zonedTime.ts'

/** Flights one after the other that bring a person from one city to another. */
export interface Itinerary {
  /** Says which flights: the same search always gives the same ids. */
  id: string
  flights: readonly Flight[]
  minutes: number
  kilometres: number
}

const minuteMs = 60_000
const shortestChange = 60 * minuteMs
const longestChange = 9 * 60 * minuteMs
const airportsTried = 3
const itinerariesKept = 14

/** The first flight of the next service that can be caught, looking over two days so that one is always found. */
function connectionAfter(flight: Flight, service: Route[number]): Flight | undefined {
  const day = flight.arrival.slice(0, 10)
  return [day, addDays(day, 1), addDays(day, 2)]
    .flatMap((date) => flightsOn(service, date))
    .find((next) => next.departsAt >= flight.arrivesAt + shortestChange)
}

function followRoute(first: Flight, rest: Route): readonly Flight[] {
  const flights = [first]
  for (const service of rest) {
    const next = connectionAfter(flights.at(-1) as Flight, service)
    if (!next) return []
    flights.push(next)
  }
  return flights
}

function itineraryOf(flights: readonly Flight[]): Itinerary {
  const [first, last] = [flights[0] as Flight, flights.at(-1) as Flight]
  return {
    id: flights.map(({ airline, number, from, to }) => `${airline.code}${number}${from.code}${to.code}`).join('_'),
    flights,
    minutes: (last.arrivesAt - first.departsAt) / minuteMs,
    kilometres: kilometres(first.from, last.to),
  }
}

const waits = ({ flights }: Itinerary) =>
  flights.slice(1).map((next, at) => next.departsAt - (flights[at] as Flight).arrivesAt)

/** Nobody waits a night in an airport, or flies three times as long, while there is something better. */
function withoutPoorOnes(itineraries: Itinerary[]): Itinerary[] {
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
          .filter((flights) => flights.length > 0)
          .map(itineraryOf)
      : [],
  )

/** Of the many ways to change planes on one route, those that leave at another time or get there sooner. */
function withoutTwins(itineraries: Itinerary[]): Itinerary[] {
  const ends = ({ flights }: Itinerary) =>
    `${flights[0]?.airline.code}${flights.at(-1)?.arrivesAt}${flights.at(-1)?.to.code}`
  const quickestFirst = itineraries.sort((one, other) => one.minutes - other.minutes)
  return [...new Map(quickestFirst.toReversed().map((one) => [ends(one), one])).values()].reverse()
}

/**
 * What flies from one place to another (airport or city codes) on a local date, quickest first. The same question
 * always has the same answer, and any two cities of the reference data have one.
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
  return withoutTwins(withoutPoorOnes(all)).slice(0, itinerariesKept)
}
