import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { manualTripLimits } from '#contract/manualTrips.ts'
import type { ChangedManualTrip, NewManualTrip } from '#contract/manualTrips.ts'
import { codeOf } from '#server/codes/codeOf.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { tripSegments, trips } from '#server/db/schema/trips.ts'
import { findTrip } from '#server/domains/trips/findTrip.ts'
import type { Of, OneOf } from '#server/domains/trips/findTrip.ts'
import { knownPlaces, manualRows } from '#server/domains/trips/manual/manualSegments.ts'
import type { ManualRow } from '#server/domains/trips/manual/manualSegments.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { badInput, changedMeanwhile, notFound, Refusal } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const spanOf = (rows: ManualRow[]) => ({
  startsAt: new Date(Math.min(...rows.map(({ departureAt }) => departureAt.getTime()))),
  endsAt: new Date(Math.max(...rows.map(({ arrivalAt }) => arrivalAt.getTime()))),
})

/** Adds a trip booked elsewhere; answers its locator. @throws 400, or 409 where the person has too many */
export async function addManualTrip(of: Of, { segments: entered }: NewManualTrip, services: Services): Promise<string> {
  const { db, now } = services
  const rows = manualRows(entered, await knownPlaces(db, entered), now())
  if (rows.some(({ id }) => id !== undefined)) throw badInput('The field "segments.id" is wrong: a new trip has none.')
  return db.transaction(async (tx) => {
    const owner = await ownerOf(tx, of)
    const tripId = randomUUID()
    const bookingId = await insertTrip(tx, { tripId, owner, of, span: spanOf(rows), at: now() })
    await insertSegments(tx, tripId, rows)
    return bookingId
  })
}

/** The person and their company; held until the end, so that trips added at once are counted one after another. */
async function ownerOf(tx: Transaction, { companyId, profileId }: Of) {
  const [owner] = await tx
    .select({ email: profiles.email, currency: companies.currency })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
    .for('update', { of: profiles })
  if (!owner) throw notFound()
  const kept = await tx.$count(trips, and(eq(trips.profileId, profileId), eq(trips.source, 'manual')))
  if (kept >= manualTripLimits.trips)
    throw new Refusal(409, 'tooManyTrips', `You keep ${kept} trips of your own. Remove some you no longer need.`)
  return owner
}

interface Insertion {
  tripId: string
  owner: { email: string; currency: string }
  of: Of
  span: { startsAt: Date; endsAt: Date }
  at: Date
}

const locatorTries = 5

/** Under a record locator nobody has; a taken one is answered with another. */
async function insertTrip(tx: Transaction, { tripId, owner, of, span, at }: Insertion): Promise<string> {
  for (let attempt = 0; attempt < locatorTries; attempt += 1) {
    const bookingId = codeOf(String(randomInt(2 ** 47)), 6)
    const inserted = await tx
      .insert(trips)
      .values({
        id: tripId,
        companyId: of.companyId,
        profileId: of.profileId,
        bookingId,
        status: 'confirmed',
        ...span,
        bookedAt: at,
        bookedBy: owner.email,
        source: 'manual',
        isCancellable: false,
        currency: owner.currency,
        total: 0,
        lowestTotal: 0,
      })
      .onConflictDoNothing({ target: trips.bookingId })
      .returning({ id: trips.id })
    if (inserted.length > 0) return bookingId
  }
  throw new Error('No free record locator was found')
}

const insertSegments = (tx: Transaction, tripId: string, rows: ManualRow[]) =>
  tx
    .insert(tripSegments)
    .values(rows.map((row, ordinal) => ({ ...row, id: row.id ?? `${tripId}-${randomUUID()}`, tripId, ordinal })))

/** @throws 409 for a trip that somebody else booked, 412 for another version; `current` says what it is now */
async function findManual(params: OneOf, version: number, { db, current }: { db: Database; current: CurrentOf }) {
  const full = await findTrip(db, params)
  if (full.trip.source !== 'manual')
    throw new Refusal(
      409,
      'notManual',
      'This trip was booked here or by the agency. Cancel it, or write to the agency.',
    )
  if (full.trip.version !== version) throw changedMeanwhile(await current())
  return full
}
/** The trip as its own call answers it. */
type CurrentOf = () => Promise<unknown>

/** Changes a trip booked elsewhere: all its segments anew, those with an id stay the same to calendars. */
export async function changeManualTrip(
  params: OneOf,
  { version, segments: entered }: ChangedManualTrip,
  { services, current }: { services: Services; current: CurrentOf },
): Promise<void> {
  const { db, now } = services
  const full = await findManual(params, version, { db, current })
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
    await tx.delete(tripSegments).where(eq(tripSegments.tripId, id))
    await insertSegments(tx, id, rows)
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
  params: OneOf,
  version: number,
  { services: { db }, current }: { services: Services; current: CurrentOf },
): Promise<void> {
  const { trip } = await findManual(params, version, { db, current })
  const isRemoved = await db.transaction(async (tx) => {
    const isThis = and(eq(trips.id, trip.id), eq(trips.version, version))
    const [held] = await tx.select({ id: trips.id }).from(trips).where(isThis).for('update')
    if (!held) return false
    await tx.delete(tripSegments).where(eq(tripSegments.tripId, trip.id))
    await tx.delete(trips).where(isThis)
    return true
  })
  if (!isRemoved) throw changedMeanwhile(await current())
}
