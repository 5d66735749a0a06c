import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import { rollCallEvents, rollCallKeys, rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

type Guest = Pick<typeof profiles.$inferSelect, 'firstName' | 'lastName' | 'email'>

/** A past trip that a guest was booked on, and their words in its roll call; answers a reader of what is left of them. */
export async function plantRollCallWords(db: Database, { firstName, lastName, email }: Guest) {
  const at = new Date('2024-02-01T12:00:00Z')
  const who = 'admin@aurora'
  const bookingId = await plantTrip(db, {
    who,
    bookedAt: at,
    segments: [{ from: places.YUL, to: places.LHR, departure: '2024-03-01T20:00', arrival: '2024-03-02T07:00' }],
    trip: { guest: { firstName, lastName, email } },
  })
  const [trip] = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.companyId, 'aurora'), eq(trips.bookingId, bookingId)))
  const id = 'words'
  const [companyId, profileId] = ['aurora', profileIdOf(who)]
  const times = { askedAt: at, expiresAt: at }
  const words = { about: 'Storm', note: '' }
  await db.insert(rollCalls).values({ id, companyId, kind: 'rollCall', askedBy: profileId, ...words, ...times })
  const person = { companyId, profileId, tripId: trip!.id, isForGuest: true, isReachable: true }
  await db.insert(rollCallPeople).values({ id, rollCallId: id, ...person, note: 'Room 12' })
  await db.insert(rollCallKeys).values({ keyHash: id, personId: id })
  const event = { version: 2, kind: 'noted', at, personId: id, reason: 'Room 12' } as const
  await db.insert(rollCallEvents).values({ id, rollCallId: id, ...event })
  return async () => {
    const [row] = await db.select().from(rollCallPeople).where(eq(rollCallPeople.id, id))
    const events = await db.select().from(rollCallEvents).where(eq(rollCallEvents.personId, id))
    const keys = await db.$count(rollCallKeys, eq(rollCallKeys.personId, id))
    return { note: row?.note, reasons: events.map(({ reason }) => reason), keys }
  }
}
