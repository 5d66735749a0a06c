import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pseudoRandomCode } from '#server/codes/pseudoRandomCode.ts'
import type { Database } from '#server/db/client.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'
import { recordPresences } from './recordPresences.ts'
import { rowOf, type NewSegment } from './segmentRows.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Start and end of a trip: the earliest departure and the latest arrival. */
export const spanOf = (segments: readonly Pick<NewSegment, 'departureAt' | 'arrivalAt'>[]) => ({
  startsAt: new Date(Math.min(...segments.map(({ departureAt }) => departureAt.getTime()))),
  endsAt: new Date(Math.max(...segments.map(({ arrivalAt }) => arrivalAt.getTime()))),
})

const locatorLength = 6
const locatorTries = 5

/** Inserts a trip with a new record locator, and repeats with another locator when it is in use. @returns the trip */
export async function insertTrip(tx: Transaction, trip: Omit<typeof trips.$inferInsert, 'bookingId'>): Promise<string> {
  for (let attempt = 0; attempt < locatorTries; attempt += 1) {
    const bookingId = pseudoRandomCode(String(randomInt(2 ** 47)), locatorLength)
    const inserted = await tx
      .insert(trips)
      .values({ ...trip, bookingId })
      .onConflictDoNothing({ target: trips.bookingId })
      .returning({ id: trips.id })
    if (inserted.length > 0) return bookingId
  }
  throw new Error('No free record locator was found')
}

/**
 * Gives the segments ids that stay the same when the trip is rebooked, so that calendars update their events instead of
 * adding new ones.
 */
export const withIds = (tripId: string, segments: readonly NewSegment[]) =>
  segments.map((segment, ordinal) => ({ ...segment, id: `${tripId}-${ordinal + 1}` }))

/** Replaces the segments of a trip, in the given order, and the places they lead to. Segments sent with an id keep it, for calendars. */
export async function replaceSegments(
  tx: Transaction,
  tripId: string,
  segments: readonly (NewSegment & { id: string })[],
): Promise<void> {
  await tx.delete(tripSegments).where(eq(tripSegments.tripId, tripId))
  await tx.insert(tripSegments).values(segments.map((segment, ordinal) => rowOf({ ...segment, tripId, ordinal })))
  await recordPresences(tx, tripId)
}
