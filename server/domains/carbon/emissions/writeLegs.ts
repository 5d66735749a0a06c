import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { SegmentKind } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { slicesOf } from '#server/db/slices.ts'
import { legRows, type TravelledBooking } from './legs.ts'

type LegRow = typeof footprintLegs.$inferInsert
type RecordRow = typeof bookingRecords.$inferSelect

const rowsAtOnce = 500

/** Writes the legs of bookings that have none. */
export async function insertLegs(tx: Database, bookings: readonly TravelledBooking[]): Promise<void> {
  await insertRows(tx, bookings.flatMap(legRows))
}

async function insertRows(tx: Database, rows: readonly LegRow[]): Promise<void> {
  for (const some of slicesOf(rows, rowsAtOnce)) await tx.insert(footprintLegs).values(some)
}

/**
 * Replaces the legs of trips, in the transaction that has booked, changed or canceled them. A trip that is not among
 * the bookings, as it was canceled, has no legs afterwards.
 */
export async function replaceLegs(
  tx: Database,
  tripIds: readonly string[],
  bookings: readonly TravelledBooking[],
): Promise<void> {
  await tx.delete(footprintLegs).where(inArray(footprintLegs.tripId, [...tripIds]))
  await insertLegs(tx, bookings)
}

/**
 * Writes a leg that is not counted for each booking that is known without an itinerary and has no legs, so that the
 * page says that it is missing.
 */
export async function insertMissingItineraries(tx: Database): Promise<void> {
  const own = tx.select().from(footprintLegs).where(eq(footprintLegs.recordId, bookingRecords.id))
  const records = await tx
    .select()
    .from(bookingRecords)
    .where(and(isNull(bookingRecords.tripId), eq(bookingRecords.status, 'confirmed'), notExists(own)))
    .orderBy(asc(bookingRecords.id))
  await insertRows(tx, records.map(missingItinerary))
}

const missingItinerary = (record: RecordRow): LegRow => ({
  id: `${record.id}-leg-0`,
  companyId: record.companyId,
  profileId: record.profileId,
  costCenterId: record.costCenterId,
  recordId: record.id,
  bookingId: record.bookingId,
  ordinal: 0,
  travelledOn: record.startsOn,
  kind: mainKind(record),
  fromCode: record.originCode,
  fromCity: '',
  fromCityCode: '',
  toCode: record.destinationCode,
  toCity: record.destinationCity,
  toCityCode: '',
  status: 'notCounted',
  quality: 'missing',
  reason: 'noItinerary',
})

const mainKind = ({ flightAmount, trainAmount, hotelAmount }: RecordRow): SegmentKind => {
  if (flightAmount > 0) return 'flight'
  if (trainAmount > 0) return 'train'
  return hotelAmount > 0 ? 'hotel' : 'car'
}
