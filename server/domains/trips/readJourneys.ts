import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { tripSegments } from '#server/db/schema/trips/trips.ts'
import { journeyOf, lastDayOf } from './journey.ts'

/** Where trips go and their last local day, by their id. */
export async function readJourneys(db: Database, tripIds: string[]) {
  const rows = await db
    .select({
      tripId: tripSegments.tripId,
      kind: tripSegments.kind,
      from: { code: tripSegments.fromCode, city: tripSegments.fromCity },
      to: { code: tripSegments.toCode, city: tripSegments.toCity },
      departureLocal: tripSegments.departureLocal,
      arrivalLocal: tripSegments.arrivalLocal,
      departureAt: tripSegments.departureAt,
      arrivalAt: tripSegments.arrivalAt,
    })
    .from(tripSegments)
    .where(inArray(tripSegments.tripId, tripIds))
    .orderBy(asc(tripSegments.ordinal))
  const byTrip = Map.groupBy(rows, ({ tripId }) => tripId)
  return new Map([...byTrip].map(([id, segments]) => [id, { ...journeyOf(segments), endsOn: lastDayOf(segments) }]))
}
