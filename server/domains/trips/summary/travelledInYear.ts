import { isJourney, layoverAfter } from '#contract/trips/segments.ts'
import type { TravelSummary } from '#contract/trips/trips.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { daysBetween } from '#server/time/zonedTime.ts'

interface Today {
  now: Date
  /** Today's date for the traveler, `yyyy-MM-dd`. */
  day: string
}

/**
 * The totals of a person's travel in the calendar year of `day`, up to that day.
 * @param trips the segments of each trip that has begun and was not canceled, in chronological order
 */
export function travelledInYear(
  trips: readonly (readonly SegmentRow[])[],
  { now, day }: Today,
): Omit<TravelSummary, 'upcoming'> {
  const year = day.slice(0, 4)
  const visits = trips.flatMap((segments) => visitsOf(segments, now)).filter((to) => to.arrivalLocal.startsWith(year))
  return {
    trips: trips.filter((segments) => journeyOf(segments).main.departureLocal.startsWith(year)).length,
    nights: trips.reduce((sum, segments) => sum + nightsInYear(segments, day), 0),
    cities: new Set(visits.map(({ to }) => `${to.city}, ${to.countryCode}`)).size,
    countries: new Set(visits.map(({ to }) => to.countryCode)).size,
  }
}

/** Segments that arrive at a place visited: no connections, and not the way home. */
function visitsOf(segments: readonly SegmentRow[], now: Date): SegmentRow[] {
  const home = segments.find(isJourney)?.from.city
  const timed = segments.map((segment) => ({
    ...segment,
    departureInstant: segment.departureAt.toISOString(),
    arrivalInstant: segment.arrivalAt.toISOString(),
  }))
  return timed.filter(
    (segment) =>
      (isJourney(segment) ? segment.arrivalAt : segment.departureAt) <= now &&
      segment.to.city !== home &&
      layoverAfter(segment, timed) === undefined,
  )
}

/** Nights of a trip that lie in the year of `day`, up to `day`. */
function nightsInYear(segments: readonly SegmentRow[], day: string): number {
  const newYear = `${day.slice(0, 4)}-01-01`
  const { main, homeward } = journeyOf(segments)
  const ends = [homeward?.departureLocal ?? '', ...segments.map(({ arrivalLocal }) => arrivalLocal)]
  const first = main.departureLocal.slice(0, 10)
  const last = ends.reduce((latest, end) => (end > latest ? end : latest)).slice(0, 10)
  const from = first > newYear ? first : newYear
  const until = last < day ? last : day
  return Math.max(0, daysBetween(from, until))
}
