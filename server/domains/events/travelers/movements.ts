import { isJourney } from '#contract/trips/segments.ts'
import type { GroupMovement } from '#contract/events/groupTravelers.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { productOf } from '#server/domains/trips/segmentWords.ts'
import type { Language } from '#server/http/requests/language.ts'

/** The flights or trains of a trip that arrive at an event and leave it. */
export interface Movements {
  arrival: GroupMovement | null
  departure: GroupMovement | null
}

/**
 * The first arrival of a trip in the event's city and its last departure from there. For a trip that never stops there,
 * the arrival at its destination and the departure from it. Null for a missing part.
 * @param segments in chronological order
 */
export function movementsOf(segments: readonly SegmentRow[], cityCode: string, language: Language): Movements {
  const rides = segments.filter(isJourney)
  if (rides.length === 0) return { arrival: null, departure: null }
  const into = rides.find(({ to }) => to.cityCode === cityCode)
  const out = rides.findLast(({ from }) => from.cityCode === cityCode)
  const { outward, homeward } = into || out ? { outward: into, homeward: out } : journeyOf(segments)
  return {
    arrival: outward ? arrivalOf(outward, language) : null,
    departure: homeward ? departureOf(homeward, language) : null,
  }
}

const arrivalOf = (ride: SegmentRow, language: Language): GroupMovement => ({
  airport: ride.to.code,
  at: ride.arrivalLocal,
  number: productOf(ride, language),
})

const departureOf = (ride: SegmentRow, language: Language): GroupMovement => ({
  airport: ride.from.code,
  at: ride.departureLocal,
  number: productOf(ride, language),
})
