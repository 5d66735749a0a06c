import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ChangedManualTrip, NewManualTrip } from '#contract/trips/manualTrips.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { findTrip, type TripRef } from '#server/domains/trips/findTrip.ts'
import { knownPlaces, manualRows, type ManualRow } from '#server/domains/trips/manual/manualSegments.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { recordLegs } from '#server/domains/trips/record/recordLegs.ts'
import { insertTrip, replaceSegments, spanOf, type Transaction } from '#server/domains/trips/writeTrip.ts'
import { recordPresumptions, tripsOfTravelers } from '#server/domains/trips/presumptions.ts'
import { badInput, changedMeanwhile, notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Adds a trip booked elsewhere.
 * @returns its record locator
 * @throws 400, or 409 for too many trips of the person
 */
export async function addManualTrip(
  profileRef: ProfileRef,
  { segments: entered }: NewManualTrip,
  services: Services,
): Promise<string> {
  const { db, now } = services
  const rows = manualRows(entered, await knownPlaces(db, entered), now())
  if (rows.some(({ id }) => id !== undefined)) throw badInput('The field "segments.id" is wrong: a new trip has none.')
  return db.transaction(async (tx) => {
    const owner = await ownerOf(tx, profileRef)
    const tripId = randomUUID()
    const bookingId = await insertTrip(tx, {
      id: tripId,
      companyId: profileRef.companyId,
      profileId: profileRef.profileId,
      status: 'confirmed',
      ...spanOf(rows),
      bookedAt: now(),
      bookedBy: owner.email,
      source: 'manual',
      isCancellable: false,
      currency: owner.currency,
      total: 0,
      lowestTotal: 0,
    })
    await replaceSegments(tx, tripId, withIds(tripId, rows))
    await recordLegs(tx, tripId)
    return bookingId
  })
}

/** The person and their company. The row stays locked until commit, so that trips added at once are counted in turn. */
async function ownerOf(tx: Transaction, { companyId, profileId }: ProfileRef) {
  const [owner] = await tx
    .select({ email: profiles.email, currency: companies.currency })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
    .for('update', { of: profiles })
  if (!owner) throw notFound()
  const count = await tx.$count(trips, and(eq(trips.profileId, profileId), eq(trips.source, 'manual')))
  if (count >= mosts.manualTrips.most)
    throw new Refusal(409, 'tooManyTrips', `You keep ${count} trips of your own. Remove some you no longer need.`)
  return owner
}

const withIds = (tripId: string, rows: readonly ManualRow[]) =>
  rows.map((row) => ({ ...row, id: row.id ?? `${tripId}-${randomUUID()}` }))

/** @throws 409 for a trip that was not entered by hand, 412 for another version; `current` reads its present state */
async function findManual(tripRef: TripRef, version: number, { db, current }: { db: Database; current: ReadCurrent }) {
  const full = await findTrip(db, tripRef)
  if (full.trip.source !== 'manual')
    throw new Refusal(
      409,
      'notManual',
      'This trip was booked here or by the agency. Cancel it, or write to the agency.',
    )
  if (full.trip.version !== version) throw changedMeanwhile(await current())
  return full
}
/** Reads the trip as GET returns it. */
type ReadCurrent = () => Promise<unknown>

/** Changes a trip booked elsewhere. All segments are replaced; those sent with an id keep it, for calendars. */
export async function changeManualTrip(
  tripRef: TripRef,
  { version, segments: entered }: ChangedManualTrip,
  { services, current }: { services: Services; current: ReadCurrent },
): Promise<void> {
  const { db, now } = services
  const full = await findManual(tripRef, version, { db, current })
  const rows = manualRows(entered, await knownPlaces(db, entered), now())
  checkIds(rows, full)
  const { id } = full.trip
  const isChanged = await db.transaction(async (tx) => {
    const changed = await tx
      .update(trips)
      .set({ ...spanOf(rows), version: sql`${trips.version} + 1`, changedAt: now() })
      .where(and(eq(trips.id, id), eq(trips.version, version)))
      .returning({ id: trips.id })
    if (changed.length === 0) return false
    await replaceSegments(tx, id, withIds(id, rows))
    await recordLegs(tx, id)
    return true
  })
  if (!isChanged) throw changedMeanwhile(await current())
}

function checkIds(rows: ManualRow[], { segments }: FullTrip) {
  const ids = rows.flatMap(({ id }) => id ?? [])
  const known = new Set(segments.map(({ id }) => id))
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id)))
    throw badInput(
      'The field "segments.id" is wrong: it names a segment of this trip, each once. Leave it out of new ones.',
    )
}

/** Removes a trip booked elsewhere. */
export async function removeManualTrip(
  tripRef: TripRef,
  version: number,
  { services: { db }, current }: { services: Services; current: ReadCurrent },
): Promise<void> {
  const { trip } = await findManual(tripRef, version, { db, current })
  const isRemoved = await db.transaction(async (tx) => {
    const tripCondition = and(eq(trips.id, trip.id), eq(trips.version, version))
    const [held] = await tx.select({ id: trips.id }).from(trips).where(tripCondition).for('update')
    if (!held) return false
    const ofTraveler = await tripsOfTravelers(tx, [trip.id])
    await tx.delete(tripSegments).where(eq(tripSegments.tripId, trip.id))
    await tx.delete(trips).where(tripCondition)
    await recordPresumptions(tx, ofTraveler)
    return true
  })
  if (!isRemoved) throw changedMeanwhile(await current())
}
