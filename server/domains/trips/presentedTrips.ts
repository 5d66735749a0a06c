import { fullName } from '#contract/texts/fullName.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { findTrip, type TripRef } from '#server/domains/trips/findTrip.ts'
import { presentTrip, type Presentation } from '#server/domains/trips/present.ts'
import { readReference, readTrips, type TripQuery } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'

type Reader = Presentation['reader']

/** A trip with its traveler and the time of its last change. */
export interface Travel {
  trip: Trip
  traveler: string
  changedAt: Date
}

/** Reads trips and presents them in one language, with additional data for documents. */
export async function presentedTravels(
  query: TripQuery,
  language: Language,
  services: Services,
  reader?: Reader,
): Promise<Travel[]> {
  const { db, env, now } = services
  const fulls = await readTrips(db, query)
  const how = { ...(await readReference(db, fulls)), language, now: now(), standing: standingOf(env), reader }
  return fulls.map((full) => ({
    trip: presentTrip(full, how),
    traveler: fullName(full.passenger),
    changedAt: full.trip.changedAt ?? full.trip.bookedAt,
  }))
}

/** Reads trips and presents them in one language. */
export const presentedTrips = async (
  query: TripQuery,
  language: Language,
  services: Services,
  reader?: Reader,
): Promise<Trip[]> => (await presentedTravels(query, language, services, reader)).map(({ trip }) => trip)

/** One trip by its record locator. @throws 404 for an unknown trip of the person */
export async function presentedTrip(
  tripRef: TripRef,
  language: Language,
  services: Services,
  reader?: Reader,
): Promise<Trip> {
  const full = await findTrip(services.db, tripRef)
  const reference = await readReference(services.db, [full])
  const standing = standingOf(services.env)
  return presentTrip(full, { ...reference, language, now: services.now(), standing, reader })
}
