import { journeyOf } from '#server/domains/trips/journey.ts'
import type { BookedTrip, BookedSegment } from '#server/toolHost/door/trip.ts'
import { airportsOf } from '#server/reference/places.ts'
import { dayMs } from '#contract/time/durations.ts'
import type { SearchCriteria } from './searchCriteria.ts'

/** Between two flights or trains, a wait longer than this counts as a stay at the destination. */
const stayMs = dayMs / 2
const cityOf = (code: string) => airportsOf(code)[0]?.cityCode ?? code
const ofKind = (segments: readonly BookedSegment[], kind: BookedSegment['kind']) =>
  segments.filter((segment) => segment.kind === kind)

const stays = (flightsAndTrains: readonly BookedSegment[]) =>
  flightsAndTrains
    .slice(1)
    .filter((next, at) => next.departureAt.getTime() - flightsAndTrains[at]!.arrivalAt.getTime() > stayMs).length

/**
 * The search criteria that would find a booked trip again, to be repeated with other dates. Undefined for trips the
 * tool cannot book in one go: several destinations, flights mixed with trains, several hotels or cars.
 */
export function searchForBooking({
  segments,
}: Pick<BookedTrip, 'segments'>): Omit<SearchCriteria, 'change'> | undefined {
  const [flights, trains, hotels, cars] = [
    ofKind(segments, 'flight'),
    ofKind(segments, 'train'),
    ofKind(segments, 'hotel'),
    ofKind(segments, 'car'),
  ]
  const flightsAndTrains = [...flights, ...trains]
  const isMixed = flights.length > 0 && trains.length > 0
  if (isMixed || hotels.length > 1 || cars.length > 1 || stays(flightsAndTrains) > 1) return undefined
  const [first] = segments
  const { main, outward, homeward } = journeyOf(segments)
  const end = flightsAndTrains.at(-1)
  if (!first || (homeward && end && cityOf(end.to.code) !== cityOf(main.from.code))) return undefined
  const stay = hotels[0] ?? cars[0]
  return {
    transport: flights.length > 0 ? 'flight' : trains.length > 0 ? 'train' : 'none',
    hasHotel: hotels.length > 0,
    hasCar: cars.length > 0,
    isReturn: homeward !== undefined,
    from: flightsAndTrains.length > 0 ? main.from.code : '',
    to: flightsAndTrains.length > 0 ? outward.to.code : first.to.code,
    depart: first.departureLocal.slice(0, 10),
    until: homeward?.departureLocal.slice(0, 10) ?? stay?.arrivalLocal.slice(0, 10),
  }
}
