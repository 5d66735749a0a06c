import type { AirportRow } from '#server/reference/airports.ts'
import { flightsOn } from './flights.ts'
import type { Ride, RideKind } from './ride.ts'
import { routesBetween } from './network.ts'
import type { Route } from './network.ts'
import { airportsOf, kilometres } from '#server/reference/places.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** Rides one after the other that bring a person from one city to another. */
export interface Itinerary {
  kind: RideKind
  /** Says which rides: the same search always gives the same ids. */
  id: string
  rides: readonly Ride[]
  minutes: number
  kilometres: number
}

const minuteMs = 60_000
const shortestChange = 60 * minuteMs
const longestChange = 9 * 60 * minuteMs
const airportsTried = 3
const itinerariesKept = 14

/** The first flight of the next service that can be caught, looking over two days so that one is always found. */
function connectionAfter(flight: Ride, service: Route[number]): Ride | undefined {
  const day = flight.arrival.slice(0, 10)
  return [day, addDays(day, 1), addDays(day, 2)]
    .flatMap((date) => flightsOn(service, date))
    .find((next) => next.departsAt >= flight.arrivesAt + shortestChange)
}

function followRoute(first: Ride, rest: Route): readonly Ride[] {
  const rides = [first]
  for (const service of rest) {
    const next = connectionAfter(rides.at(-1) as Ride, service)
    if (!next) return []
    rides.push(next)
  }
  return rides
}

export function itineraryOf(rides: readonly Ride[]): Itinerary {
  const [first, last] = [rides[0] as Ride, rides.at(-1) as Ride]
  return {
    kind: first.kind,
    id: rides.map(({ carrier, number, from, to }) => `${carrier.code}${number}${from.code}${to.code}`).join('_'),
    rides,
    minutes: (last.arrivesAt - first.departsAt) / minuteMs,
    kilometres: kilometres(first.from, last.to),
  }
}

const waits = ({ rides }: Itinerary) => rides.slice(1).map((next, at) => next.departsAt - (rides[at] as Ride).arrivesAt)

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
          .filter((rides) => rides.length > 0)
          .map(itineraryOf)
      : [],
  )

/** Of the many ways to change planes on one route, those that leave at another time or get there sooner. */
function withoutTwins(itineraries: Itinerary[]): Itinerary[] {
  const ends = ({ rides }: Itinerary) => `${rides[0]?.carrier.code}${rides.at(-1)?.arrivesAt}${rides.at(-1)?.to.code}`
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
