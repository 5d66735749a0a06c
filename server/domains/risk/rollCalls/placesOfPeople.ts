import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { RollCallPerson } from '#contract/risk/rollCalls.ts'
import type { Database } from '#server/db/client.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import type { Language } from '#server/http/requests/language.ts'

/** Place and hotel by trip. */
export type Stays = Map<string, Partial<Pick<RollCallPerson, 'place' | 'hotel'>>>

/** Where each trip leads its traveler now or next, and the hotel of now or next. A canceled trip
 * leads nowhere. Three queries for any number. */
export async function staysOf(
  db: Database,
  tripIds: readonly string[],
  { now, language }: { now: Date; language: Language },
): Promise<Stays> {
  const ids = [...new Set(tripIds)]
  if (ids.length === 0) return new Map()
  const places = await db
    .selectDistinctOn([tripPresences.tripId], {
      tripId: tripPresences.tripId,
      city: tripPresences.city,
      code: tripPresences.placeCode,
      countryCode: tripPresences.countryCode,
      until: tripPresences.leavesLocal,
    })
    .from(tripPresences)
    .innerJoin(trips, and(eq(trips.id, tripPresences.tripId), ne(trips.status, 'cancelled')))
    .where(and(inArray(tripPresences.tripId, ids), gt(tripPresences.presumedUntil, now)))
    .orderBy(tripPresences.tripId, asc(tripPresences.ordinal))
  const hotels = await db
    .selectDistinctOn([tripSegments.tripId], { tripId: tripSegments.tripId, hotel: tripSegments.toName })
    .from(tripSegments)
    .innerJoin(trips, and(eq(trips.id, tripSegments.tripId), ne(trips.status, 'cancelled')))
    .where(and(inArray(tripSegments.tripId, ids), eq(tripSegments.kind, 'hotel'), gt(tripSegments.arrivalAt, now)))
    .orderBy(tripSegments.tripId, asc(tripSegments.departureAt))
  const names = await readPlaceNames(db, places)
  const hotelOf = new Map(hotels.map(({ tripId, hotel }) => [tripId, hotel]))
  const placeOf = new Map(
    places.map(({ tripId, code, city, countryCode, until }) => [
      tripId,
      { city: names.get(code)?.city[language] ?? city, countryCode, until },
    ]),
  )
  return new Map(ids.map((id) => [id, { place: placeOf.get(id) ?? null, hotel: hotelOf.get(id) ?? null }]))
}
