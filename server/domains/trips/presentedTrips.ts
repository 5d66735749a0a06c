import type { Trip } from '#contract/trips.ts'
import { findTrip } from '#server/domains/trips/findTrip.ts'
import type { TripRef } from '#server/domains/trips/findTrip.ts'
import { presentTrip } from '#server/domains/trips/present.ts'
import { readReference, readTrips } from '#server/domains/trips/readTrips.ts'
import type { TripQuery } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'

/** Reads trips and presents them in one language. */
export async function presentedTrips(query: TripQuery, language: Language, { db, now }: Services): Promise<Trip[]> {
  const fulls = await readTrips(db, query)
  const how = { ...(await readReference(db, fulls)), language, now: now() }
  return fulls.map((full) => presentTrip(full, how))
}

/** One trip by its record locator. @throws 404 where the person has no such trip */
export async function presentedTrip(tripRef: TripRef, language: Language, services: Services): Promise<Trip> {
  const full = await findTrip(services.db, tripRef)
  const reference = await readReference(services.db, [full])
  return presentTrip(full, { ...reference, language, now: services.now() })
}
