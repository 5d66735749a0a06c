import { isJourney } from '#contract/trips/segments.ts'
import { hourMs } from '#contract/time/durations.ts'
import type { SegmentRow } from './segmentRows.ts'

/** The columns of a segment that the destination depends on. */
type Ride = Pick<SegmentRow, 'kind' | 'departureAt' | 'arrivalAt'> &
  Record<'from' | 'to', Pick<SegmentRow['from'], 'code' | 'city'>>

/** Where a trip goes, derived from its segments. */
export interface Journey<Row extends Ride = SegmentRow> {
  /** The main segment: the first flight or train, else the first segment. */
  main: Row
  /** The segment that arrives at the destination. */
  outward: Row
  /** The segment that leaves the destination again; undefined for one-way trips, stays and rentals. */
  homeward: Row | undefined
}

/**
 * Finds the destination: where the traveler stays longest between two flights or trains; the end of a one-way trip.
 * @param segments in chronological order; at least one
 */
export function journeyOf<Row extends Ride>(segments: readonly Row[]): Journey<Row> {
  const rides = segments.filter(isJourney)
  const [first] = segments
  if (!first) throw new Error('A trip has at least one segment')
  const [main = first] = rides
  const stays = rides.slice(1).map((next, at) => ({ next, before: rides[at]!, stay: stayBetween(rides[at]!, next) }))
  const longest = stays.toSorted((one, other) => other.stay - one.stay)[0]
  const isConnection = longest && longest.stay < longestConnectionMs
  if (!longest || isConnection) return { main, outward: rides.at(-1) ?? first, homeward: undefined }
  return { main, outward: longest.before, homeward: longest.next }
}

/** The last local day of a trip: that of its last arrival, or the end of its last stay. */
export const lastDayOf = (segments: readonly Pick<SegmentRow, 'arrivalLocal'>[]): string =>
  segments.reduce((latest, { arrivalLocal }) => (arrivalLocal > latest ? arrivalLocal : latest), '').slice(0, 10)

/** A shorter stop that does not lead back counts as a connection, not as a stay. */
const longestConnectionMs = 5 * hourMs

function stayBetween(before: Ride, next: Ride): number {
  // Places entered by hand have no code, so cities are compared too.
  const leadsBack = before.from.code === next.to.code && before.from.city === next.to.city
  const stay = next.departureAt.getTime() - before.arrivalAt.getTime()
  return leadsBack ? Math.max(stay, longestConnectionMs) : stay
}
