import { and, asc, eq, inArray, notExists } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import type { TravelledBooking } from '#server/domains/carbon/emissions/legs.ts'
import { insertLegs, insertMissingItineraries, replaceLegs } from '#server/domains/carbon/emissions/writeLegs.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'

/**
 * Writes the emissions of a trip, in the transaction that has booked, changed or canceled it, or entered it by hand.
 * They are computed anew, and a canceled trip has none.
 */
export const recordLegs = async (tx: Database, tripId: string): Promise<void> =>
  replaceLegs(tx, [tripId], await travelled(tx, [tripId]))

const tripsAtOnce = 200

/** Writes the emissions of all bookings without: those of an older version of Waymark, and those of the demo. */
export async function recordMissingLegs(tx: Database): Promise<void> {
  const own = tx.select().from(footprintLegs).where(eq(footprintLegs.tripId, trips.id))
  const missing = await tx
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.status, 'confirmed'), notExists(own)))
    .orderBy(asc(trips.id))
  for (const some of slicesOf(missing, tripsAtOnce)) {
    const ids = some.map(({ id }) => id)
    await insertLegs(tx, await travelled(tx, ids))
  }
  await insertMissingItineraries(tx)
}

/** Trips that are not canceled, with their legs. A booked trip stays with the cost center of its day of booking. */
async function travelled(tx: Database, tripIds: string[]): Promise<TravelledBooking[]> {
  const rows = await tx
    .select({
      trip: trips,
      recordId: bookingRecords.id,
      bookedCenter: bookingRecords.costCenterId,
      presentCenter: employees.costCenterId,
    })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(bookingRecords, eq(bookingRecords.tripId, trips.id))
    .where(and(inArray(trips.id, tripIds), eq(trips.status, 'confirmed')))
  const segments = Map.groupBy(await readSegments(tx, tripIds), ({ tripId }) => tripId)
  return rows.map(({ trip, recordId, bookedCenter, presentCenter }) => ({
    key: trip.id,
    companyId: trip.companyId,
    profileId: trip.profileId,
    costCenterId: recordId === null ? presentCenter : bookedCenter,
    recordId,
    tripId: trip.id,
    bookingId: trip.bookingId,
    isEstimated: trip.source === 'manual',
    isTypical: false,
    legs: segments.get(trip.id) ?? [],
  }))
}
