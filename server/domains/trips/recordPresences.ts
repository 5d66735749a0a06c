import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { presencesOf } from './presences.ts'
import { recordPresumptions, tripsOfTravelers } from './presumptions.ts'

/** Writes the presences of a trip anew, in the transaction that has written its segments, and those it ends. */
export async function recordPresences(tx: Database, tripId: string): Promise<void> {
  await tx.delete(tripPresences).where(eq(tripPresences.tripId, tripId))
  await insertPresences(tx, [tripId])
  await recordPresumptions(tx, await tripsOfTravelers(tx, [tripId]))
}

const tripsAtOnce = 200

/** Writes the presences of all trips without: those of an older version of Waymark, and those of the demo. */
export async function recordMissingPresences(tx: Database): Promise<void> {
  const own = tx.select().from(tripPresences).where(eq(tripPresences.tripId, trips.id))
  const missing = await tx.select({ id: trips.id }).from(trips).where(notExists(own)).orderBy(asc(trips.id))
  const ids = missing.map(({ id }) => id)
  for (const some of slicesOf(ids, tripsAtOnce)) await insertPresences(tx, some)
  await recordPresumptions(tx, await tripsOfTravelers(tx, ids))
}

async function insertPresences(tx: Database, tripIds: string[]): Promise<void> {
  const owners = await tx
    .select({
      owner: { tripId: trips.id, companyId: trips.companyId, profileId: trips.profileId },
      residence: { countryCode: airports.countryCode, cityCode: airports.cityCode, city: airports.city },
    })
    .from(trips)
    // The profile of a guest's trip is that of the person who booked it.
    .leftJoin(profiles, and(eq(profiles.id, trips.profileId), isNull(trips.guest)))
    .leftJoin(airports, eq(airports.code, profiles.airportCode))
    .where(inArray(trips.id, tripIds))
  const segments = Map.groupBy(await readSegments(tx, tripIds), ({ tripId }) => tripId)
  const rows = owners.flatMap(({ owner, residence }) => {
    const home = residence ? { ...residence, city: residence.city.en } : undefined
    return presencesOf(segments.get(owner.tripId) ?? [], home).map((presence) => ({ ...owner, ...presence }))
  })
  if (rows.length > 0) await tx.insert(tripPresences).values(rows)
}
