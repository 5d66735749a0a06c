import { kilometres } from '#server/reference/places.ts'
import type { AirlineRow } from '#server/reference/airlines.ts'
import { airlineOf, airportOf } from './knownPlaces.ts'

/** Airlines of the demo companies, most preferred first. */
const liked = ['AC', 'WS', 'B6', 'DL', 'UA', 'AA', 'AM', 'IB', 'BA', 'AF', 'LH', 'LA', 'AV', 'NH', 'QF'].map(airlineOf)

/** Airports that intercontinental airlines fly to. */
// prettier-ignore
const gateways = new Set([
  'YYZ', 'YUL', 'YVR', 'YYC', 'JFK', 'EWR', 'BOS', 'ORD', 'ATL', 'MIA', 'DFW', 'IAH', 'DEN', 'LAX', 'SFO', 'SEA', 'MEX',
  'BOG', 'LIM', 'SCL', 'GRU', 'EZE', 'LHR', 'CDG', 'AMS', 'FRA', 'MUC', 'ZRH', 'MAD', 'BCN', 'LIS', 'FCO', 'IST', 'DXB',
  'DEL', 'BOM', 'SIN', 'HKG', 'HND', 'NRT', 'ICN', 'SYD', 'AKL', 'CAI', 'NBO', 'JNB',
])
const farthestKm = 12_800
/** Shorter distances are not flown. */
const nearestKm = 120

export interface Route {
  airline: AirlineRow
  /** Airport codes from start to end: two of them direct, three with a connection. */
  path: string[]
}

/** A plausible flight route: non-stop where an airline has a hub at either end, otherwise over one of its hubs. */
export function routeBetween(from: string, to: string): Route {
  const direct = liked.find((airline) => flies(airline, from, to))
  if (direct) return { airline: direct, path: [from, to] }
  const connections = liked.flatMap((airline) =>
    airline.hubs
      .filter((hub) => hub !== from && hub !== to && flies(airline, from, hub) && flies(airline, hub, to))
      .map((hub) => ({ airline, path: [from, hub, to], length: distance(from, hub) + distance(hub, to) })),
  )
  const [shortest] = connections.sort((one, other) => one.length - other.length)
  if (!shortest) throw new Error(`No demo airline flies from ${from} to ${to} with one connection`)
  return { airline: shortest.airline, path: shortest.path }
}

export const distance = (from: string, to: string) => kilometres(airportOf(from), airportOf(to))

function flies(airline: AirlineRow, from: string, to: string): boolean {
  const hub = airline.hubs.includes(from) ? from : airline.hubs.includes(to) ? to : undefined
  const km = distance(from, to)
  if (!hub || km > farthestKm || km < nearestKm) return false
  const other = hub === from ? to : from
  return airportOf(other).countryCode === airline.countryCode || gateways.has(other)
}
