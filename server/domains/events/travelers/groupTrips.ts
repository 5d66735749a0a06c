import { inArray } from 'drizzle-orm'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { groupTripsCondition } from '#server/domains/events/counts.ts'
import { movementsOf, type Movements } from '#server/domains/events/travelers/movements.ts'
import type { GroupRow } from '#server/domains/events/readGroups.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { tripOrder, type TripRow } from '#server/domains/trips/status.ts'
import type { Language } from '#server/http/requests/language.ts'

/** The trip of a traveler for an event; the next of several. */
export interface GroupTrip extends Movements {
  trip: TripRow
}

interface TripsQuery {
  group: GroupRow
  /** The profiles of the travelers; undefined for all. */
  profileIds?: string[]
  language: Language
  now: Date
}

/** The trips for an event by profile of the traveler, in three queries for any number of trips. */
export async function tripsFor(db: Database, { group, profileIds, language, now }: TripsQuery) {
  const rows = await db
    .select({ profileId: profiles.id, trip: trips })
    .from(trips)
    .innerJoin(profiles, groupTripsCondition([group.id]))
    .where(profileIds && inArray(profiles.id, profileIds))
    .orderBy(...tripOrder(now))
    .limit(mosts.eventPeople.most)
  const first = new Map(rows.toReversed().map(({ profileId, trip }) => [profileId, trip]))
  const shown = [...first]
  const segments = Map.groupBy(
    await readSegments(
      db,
      shown.map(([, { id }]) => id),
    ),
    ({ tripId }) => tripId,
  )
  const cityCode = await cityCodeOf(db, group)
  return new Map(
    shown.map(([profileId, trip]): [string, GroupTrip] => [
      profileId,
      { trip, ...movementsOf(segments.get(trip.id) ?? [], cityCode, language) },
    ]),
  )
}

async function cityCodeOf(db: Database, { actualLocation }: GroupRow): Promise<string> {
  const places = await readPlaceNames(db, actualLocation ? [{ code: actualLocation }] : [])
  return places.get(actualLocation ?? '')?.cityCode ?? ''
}
