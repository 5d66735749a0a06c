import { checkInDay, isJourney } from './segments.ts'
import type { Segment } from './trips.ts'

/** The kind and the times of a segment: local wall-clock times, and the same as instants. */
export type TimedSegment = Pick<Segment, 'kind' | 'departure' | 'arrival' | 'departureInstant' | 'arrivalInstant'>

interface Span {
  from: number
  to: number
}

const meet = (one: Span, other: Span) => one.from < other.to && other.from < one.to

const spanOf = ({ departureInstant, arrivalInstant }: TimedSegment): Span => ({
  from: Date.parse(departureInstant),
  to: Date.parse(arrivalInstant),
})

/** A hotel's nights as whole days, so that check-out and another check-in on the same day do not overlap. */
const nightsSpan = ({ departure, arrival }: TimedSegment): Span => ({
  from: Date.parse(checkInDay(departure)),
  to: Date.parse(arrival.slice(0, 10)),
})

/** Whether one person cannot use both segments: two journeys at one time, or two hotels for one night. */
export function collide(one: TimedSegment, other: TimedSegment): boolean {
  if (isJourney(one) && isJourney(other)) return meet(spanOf(one), spanOf(other))
  return one.kind === 'hotel' && other.kind === 'hotel' && meet(nightsSpan(one), nightsSpan(other))
}

/** From the first departure to the last arrival; undefined without a flight or a train. */
function awaySpan(segments: readonly TimedSegment[]): Span | undefined {
  const spans = segments.filter(isJourney).map(spanOf)
  if (spans.length === 0) return undefined
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) }
}

/**
 * Whether one person cannot make both trips: both are away between first departure and last arrival, or have a hotel for
 * the same night. A hotel for the nights of a flight excludes nothing.
 */
export function excludeEachOther(one: readonly TimedSegment[], other: readonly TimedSegment[]): boolean {
  const [away, otherAway] = [awaySpan(one), awaySpan(other)]
  if (away && otherAway && meet(away, otherAway)) return true
  return one.some((segment) => other.some((each) => collide(segment, each)))
}
