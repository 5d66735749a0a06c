import { pseudoRandom } from '#server/codes/pseudoRandom.ts'
import { airlines, type AirlineRow } from '#server/reference/airlines.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import { airportOf, kilometres } from '#server/reference/places.ts'

/** One airline's service between two airports. */
export interface Service {
  airline: AirlineRow
  from: AirportRow
  to: AirportRow
}

/** Services flown one after the other; the first leaves the origin, the last reaches the destination. */
export type Route = readonly Service[]

/**
 * Maximum kilometres an airline flies non-stop: most have small aircraft, the two lists below fly medium or long haul.
 */
const smallAircraftKm = 4200
const middling = 'TS WS TX S4 FI CM AS B6 WY GF RJ KC FZ LY VA JQ TR'.split(' ').map((code) => [code, 8000] as const)
const oceanic =
  'AC AA DL UA HA AM AV LA AR AD IB UX TP BA VS EI AF SS BF KL SN LH DE 4Y LX WK OS AZ SK AY LO JU TK ET KQ SA MS AT WB DT MK EK EY QR SV KU ME AI UL SQ MH TG VN GA PR CX CA MU CZ CI BR KE OZ NH JL QF NZ FJ TN'
    .split(' ')
    .map((code) => [code, 14_500] as const)
const rangeOf = new Map([...middling, ...oceanic])
/** Distance in km up to which an airline serves a town that is nobody's hub: always, and for some city pairs. */
const hubToTownKm = { always: 3200, sometimes: 6500 }
const longestDetour = (direct: number) => direct * 1.5 + 600
const hubsTried = 10
const kept = { direct: 5, oneStop: 5, twoStop: 2 }

const hubs: AirportRow[] = [...new Set(airlines.flatMap((airline) => airline.hubs))].flatMap(
  (code) => airportOf(code) ?? [],
)
/** Cities that long flights reach although no airline here is based there. */
const gateways = ['LAX', 'IAD', 'BER', 'VCE', 'MIA', 'HNL']
const hubCodes = new Set([...hubs.map((hub) => hub.code), ...gateways])

const bigHubs = new Set(
  [
    ...Map.groupBy(
      airlines.flatMap((airline) => airline.hubs),
      (code) => code,
    ),
  ]
    .filter(([, uses]) => uses.length >= 3)
    .map(([code]) => code),
)

const isHubOf = (airline: AirlineRow, airport: AirportRow) => airline.hubs.includes(airport.code)

/** A foreign airline does not carry people inside one country. */
const mayFly = (airline: AirlineRow, from: AirportRow, to: AirportRow) =>
  from.countryCode !== to.countryCode || airline.countryCode === from.countryCode

function isWithinReach(airline: AirlineRow, from: AirportRow, to: AirportRow, ignoresTownLimits: boolean): boolean {
  const distance = kilometres(from, to)
  if (distance > (rangeOf.get(airline.code) ?? smallAircraftKm)) return false
  if (ignoresTownLimits || distance <= hubToTownKm.always || (hubCodes.has(from.code) && hubCodes.has(to.code)))
    return true
  const pair = [from.code, to.code].sort().join('')
  return distance <= hubToTownKm.sometimes && pseudoRandom(`${airline.code}${pair}`) < 0.35
}

/**
 * Non-stop services between two airports: an airline flies where one end is its hub and the distance within its range.
 * @param ignoresTownLimits serve remote towns too, for the few city pairs without any other route
 */
export const directServices = (from: AirportRow, to: AirportRow, ignoresTownLimits = false): Service[] =>
  airlines
    .filter((airline) => isHubOf(airline, from) || isHubOf(airline, to))
    .filter((airline) => mayFly(airline, from, to) && isWithinReach(airline, from, to, ignoresTownLimits))
    .slice(0, kept.direct)
    .map((airline) => ({ airline, from, to }))

const detourOf = (route: Route) => route.reduce((sum, leg) => sum + kilometres(leg.from, leg.to), 0)
const shortestFirst = (routes: Route[]) => routes.sort((one, other) => detourOf(one) - detourOf(other))
const isElsewhere = (hub: AirportRow, ...ends: AirportRow[]) => ends.every((end) => end.cityCode !== hub.cityCode)

/** One change at a hub of the airline that flies both legs, without going far out of the way. */
function oneStopRoutes(from: AirportRow, to: AirportRow): Route[] {
  const limit = longestDetour(kilometres(from, to))
  const routes = airlines.flatMap((airline) =>
    airline.hubs.flatMap((code): Route[] => {
      const hub = airportOf(code)
      if (!hub || !isElsewhere(hub, from, to)) return []
      const route: Route = [
        { airline, from, to: hub },
        { airline, from: hub, to },
      ]
      const flown = route.every(
        (leg) => mayFly(airline, leg.from, leg.to) && isWithinReach(airline, leg.from, leg.to, false),
      )
      return flown && mayFly(airline, from, to) && detourOf(route) <= limit ? [route] : []
    }),
  )
  return shortestFirst(routes).slice(0, kept.oneStop)
}

const airlineBetween = (from: AirportRow, to: AirportRow, ignoresTownLimits: boolean): AirlineRow | undefined =>
  directServices(from, to, ignoresTownLimits)[0]?.airline

function routeThrough(stops: readonly AirportRow[], ignoresTownLimits: boolean): Route | undefined {
  const legs = stops.slice(1).map((to, at): Service | undefined => {
    const from = stops[at] as AirportRow
    const airline = airlineBetween(from, to, ignoresTownLimits)
    return airline && { airline, from, to }
  })
  return legs.every((leg) => leg !== undefined) ? legs : undefined
}

/** Two changes, one at a hub near each end; airlines may differ. */
function twoStopRoutes(from: AirportRow, to: AirportRow, ignoresTownLimits = false): Route[] {
  const near = (end: AirportRow) =>
    hubs
      .filter((hub) => isElsewhere(hub, from, to) && airlineBetween(end, hub, ignoresTownLimits))
      .sort((one, other) => kilometres(end, one) - kilometres(end, other))
  // The nearest hubs and the biggest ones: with the nearest alone, an island would only reach its neighbours.
  const some = (end: AirportRow) => {
    const nearest = near(end)
    const biggest = nearest.filter((hub) => bigHubs.has(hub.code))
    return [...new Set([...nearest.slice(0, hubsTried), ...biggest.slice(0, hubsTried)])]
  }
  const second = some(to)
  const routes = some(from).flatMap((one) =>
    second
      .filter((other) => isElsewhere(other, one))
      .map((other) => routeThrough([from, one, other, to], ignoresTownLimits))
      .filter((route) => route !== undefined),
  )
  return shortestFirst(routes).slice(0, kept.twoStop)
}

/** All routes sold between two airports: non-stop and one-stop, or two-stop where there is nothing else. */
export function routesBetween(from: AirportRow, to: AirportRow): Route[] {
  const direct: Route[] = directServices(from, to).map((service) => [service])
  const withOneStop = direct.length > 2 ? [] : oneStopRoutes(from, to)
  if (direct.length + withOneStop.length > 0) return [...direct, ...withOneStop]
  const withTwoStops = twoStopRoutes(from, to)
  return withTwoStops.length > 0 ? withTwoStops : twoStopRoutes(from, to, true)
}
