import { and, desc, inArray, lte } from 'drizzle-orm'
import type { Whereabouts } from '#contract/reports/itineraryReport.ts'
import { isJourney } from '#contract/trips/segments.ts'
import type { Database } from '#server/db/client.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import type { StoredPresence } from '#server/domains/risk/travelers/shownPresences.ts'
import type { Presentation } from '#server/domains/trips/present.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'

/** The presence to which the traveler of each trip set out last, by trip; trips that have not begun are missing. */
export async function presentPresences(
  db: Database,
  tripIds: readonly string[],
  now: Date,
): Promise<Map<string, StoredPresence>> {
  if (tripIds.length === 0) return new Map()
  const { tripId, setsOutAt, ordinal } = tripPresences
  const rows = await db
    .selectDistinctOn([tripId])
    .from(tripPresences)
    .where(and(inArray(tripId, [...tripIds]), lte(setsOutAt, now)))
    .orderBy(tripId, desc(ordinal))
  return new Map(rows.map((row) => [row.tripId, row]))
}

/**
 * Where a traveler is by the presence to which they set out last: on the way to it until they arrive, then there. At
 * the last place, which nobody leaves again, until the end of the trip.
 */
export function whereaboutsOf(
  presence: StoredPresence,
  { trip, segments }: FullTrip,
  { now, places, language }: Presentation,
): Whereabouts {
  const { placeCode, city, cityCode, countryCode, timeZone, arrivesAt, arrivesLocal, leavesAt, leavesLocal } = presence
  const isOnTheWay = arrivesAt > now
  const leaves = leavesAt > now ? leavesLocal : localTimeOf(trip.endsAt.getTime(), timeZone)
  const segment = isOnTheWay ? journeyTo(presence, segments) : hotelAt(presence, segments, now)
  return {
    city: places.get(placeCode)?.city[language] ?? city,
    cityCode,
    countryCode,
    isOnTheWay,
    until: isOnTheWay ? arrivesLocal : leaves,
    segment: segment
      ? {
          kind: segment.kind,
          providerCode: segment.providerCode,
          providerName: segment.providerName,
          number: segment.number,
        }
      : null,
  }
}

/** The flight or train to a place. */
const journeyTo = ({ setsOutAt, arrivesAt }: StoredPresence, segments: readonly SegmentRow[]) =>
  segments.find(
    (segment) =>
      isJourney(segment) &&
      segment.departureAt.getTime() === setsOutAt.getTime() &&
      segment.arrivalAt.getTime() === arrivesAt.getTime(),
  )

/** The hotel of now in the city of a place. */
const hotelAt = ({ city, cityCode }: StoredPresence, segments: readonly SegmentRow[], now: Date) =>
  segments.find(
    ({ kind, to, departureAt, arrivalAt }) =>
      kind === 'hotel' &&
      (to.city === city || (to.cityCode !== '' && to.cityCode === cityCode)) &&
      departureAt <= now &&
      arrivalAt > now,
  )
