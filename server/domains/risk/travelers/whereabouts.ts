import { isJourney } from '#contract/segments.ts'
import type { Place } from '#contract/trips.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'

type Begun = Pick<SegmentRow, 'kind' | 'from' | 'to' | 'arrivalAt'>

/** Whether the traveler is on the journey of their last begun segment. */
export const isOnTheWay = (last: Begun, now: Date): boolean => isJourney(last) && last.arrivalAt > now

/** The current place by the last begun segment. A rented car counts as at its pick-up. */
export const placeNow = (last: Begun, now: Date): Place =>
  last.kind === 'car' && last.arrivalAt > now ? last.from : last.to

/** The segment that began last; undefined before the first. */
export const lastBegun = (segments: readonly SegmentRow[], now: Date): SegmentRow | undefined =>
  segments
    .filter(({ departureAt }) => departureAt <= now)
    .toSorted((one, other) => other.departureAt.getTime() - one.departureAt.getTime() || other.ordinal - one.ordinal)[0]

/** The current journey or stay of a traveler; undefined when unknown. */
export const currentSegment = (segments: readonly SegmentRow[], now: Date): SegmentRow | undefined => {
  const last = lastBegun(segments, now)
  if (!last || isOnTheWay(last, now)) return last
  const here = placeNow(last, now)
  return segments.find(
    ({ kind, to, departureAt, arrivalAt }) =>
      kind === 'hotel' && to.city === here.city && departureAt <= now && arrivalAt > now,
  )
}

/**
 * Local time at which a traveler leaves the current place, or arrives when on a journey; otherwise the end of the trip.
 */
export function leavesAt(segments: readonly SegmentRow[], now: Date): string | undefined {
  const last = lastBegun(segments, now)
  if (last && isOnTheWay(last, now)) return last.arrivalLocal
  const away = segments.find((segment) => isJourney(segment) && segment.departureAt > now)
  if (away) return away.departureLocal
  return segments.toSorted((one, other) => other.arrivalAt.getTime() - one.arrivalAt.getTime())[0]?.arrivalLocal
}
