import { isJourney } from '#contract/segments.ts'
import type { Place } from '#contract/trips.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'

type Begun = Pick<SegmentRow, 'kind' | 'from' | 'to' | 'arrivalAt'>

/** Whether somebody sits in the segment they last began. */
export const isOnTheWay = (last: Begun, now: Date): boolean => isJourney(last) && last.arrivalAt > now

/** Where the segment that somebody last began has them now. A rented car is looked for where it was picked up. */
export const placeNow = (last: Begun, now: Date): Place =>
  last.kind === 'car' && last.arrivalAt > now ? last.from : last.to

/** The segment that was begun last; undefined before the first. */
export const lastBegun = (segments: readonly SegmentRow[], now: Date): SegmentRow | undefined =>
  segments
    .filter(({ departureAt }) => departureAt <= now)
    .toSorted((one, other) => other.departureAt.getTime() - one.departureAt.getTime() || other.ordinal - one.ordinal)[0]

/** What somebody on a trip sits in or stays at now; undefined where neither is known. */
export const currentSegment = (segments: readonly SegmentRow[], now: Date): SegmentRow | undefined => {
  const last = lastBegun(segments, now)
  if (!last || isOnTheWay(last, now)) return last
  const here = placeNow(last, now)
  return segments.find(
    ({ kind, to, departureAt, arrivalAt }) =>
      kind === 'hotel' && to.city === here.city && departureAt <= now && arrivalAt > now,
  )
}

/** Local time at which somebody leaves the place where they are, else at which their trip ends; on the way, arrives. */
export function leavesAt(segments: readonly SegmentRow[], now: Date): string | undefined {
  const last = lastBegun(segments, now)
  if (last && isOnTheWay(last, now)) return last.arrivalLocal
  const away = segments.find((segment) => isJourney(segment) && segment.departureAt > now)
  if (away) return away.departureLocal
  return segments.toSorted((one, other) => other.arrivalAt.getTime() - one.arrivalAt.getTime())[0]?.arrivalLocal
}
