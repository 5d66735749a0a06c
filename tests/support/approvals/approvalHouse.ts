import { asc, eq, inArray } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { onTestFinished } from 'vitest'
import { dayMs } from '#contract/time/durations.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open.ts'
import { approvalAsked, approvalKeys, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { queuedRows } from '#tests/support/mail/mailQueue.ts'
import { openMailServer } from '#tests/support/mail/smtpServer.ts'
import { makeStorage, runBegan } from '#tests/support/db/testStorage.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { places } from '#tests/support/trips/plantTrip.ts'
import { plantWaitingTrip } from '#tests/support/trips/waitingTrip.ts'

/** Two server processes on one PostgreSQL, which send their mails to a mail server of the test. */
export async function openApprovalHouse() {
  const { DATA_DIR, DATABASE_URL = '', drop } = await makeStorage(runBegan())
  const mailServer = await openMailServer()
  const ports = await Promise.all([freePort(), freePort()])
  const origins = ports.map((port) => `http://localhost:${port}`)
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'travel@aurora.example' }
  const common = { ...mail, PUBLIC_URL: origins[0]!, DATA_DIR, DATABASE_URL }
  const servers = ports.map((port) => startServer({ ...common, PORT: String(port) }))
  const database = await openDatabase({ DATABASE_URL, DATA_DIR })
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await Promise.all([mailServer.close(), database.close()])
    await drop()
  })
  for (const server of servers) await server.ready()
  const { db } = database
  /** The receivers of all mails with the record locators they name, once none is left to be sent. */
  const mails = async (locators: readonly string[]) => {
    const isLeft = (await queuedRows({ db })).some(({ state }) => state !== 'completed')
    const read = isLeft ? [] : await Promise.all(mailServer.taken.map((raw) => PostalMime.parse(raw)))
    return read.map(({ to, subject, text }) => {
      const locator = locators.find((each) => `${subject} ${text}`.includes(each))
      return `${to?.[0]?.address} ${locator}`
    })
  }
  /** The output of the processes so far. */
  const said = () => servers.map((server) => server.said()).join('')
  return { origins, db, mails, said }
}

/** A trip of a traveler that somebody else booked, and about which several people are asked; with a key for each. */
export async function plantAsked(
  db: Database,
  trip: { traveler: Handle; booker: Handle; asked: Handle[]; day: number },
) {
  const now = new Date()
  const on = (time: string) => `${new Date(+now + trip.day * dayMs).toISOString().slice(0, 10)}T${time}`
  const { YUL } = places
  const planted = { from: YUL, to: YUL, departure: on('10:00'), arrival: on('18:00'), kind: 'car' as const }
  const { traveler, booker, asked } = trip
  const waiting = { who: traveler, decider: asked[0]!, bookedAt: now, heldUntil: new Date(+now + 3 * dayMs) }
  const bookingId = await plantWaitingTrip(db, { ...waiting, segments: [planted] })
  const [row] = await db.select().from(trips).where(eq(trips.bookingId, bookingId))
  const [question] = await db
    .update(approvalQuestions)
    .set({ bookerProfileId: profileIdOf(booker), silence: 'next' })
    .where(eq(approvalQuestions.tripId, row!.id))
    .returning()
  const questionId = question!.id
  const more = asked.slice(1).map((handle, index) => ({
    questionId,
    profileId: profileIdOf(handle),
    role: 'administrator' as const,
    ordinal: index + 1,
    askedAt: now,
  }))
  await db.insert(approvalAsked).values(more)
  const keys = asked.map((handle) => ({ handle, key: randomToken() }))
  const stored = keys.map(({ handle, key }) => ({ questionId, profileId: profileIdOf(handle), keyHash: sha256(key) }))
  await db.insert(approvalKeys).values(stored)
  return { tripId: row!.id, bookingId, questionId, keys }
}

/** How trips and their questions stand, with the number of invoices. */
export async function standingsOf(db: Database, tripIds: string[]) {
  const found = await db
    .select({ trip: trips, question: approvalQuestions })
    .from(trips)
    .innerJoin(approvalQuestions, eq(approvalQuestions.tripId, trips.id))
    .where(inArray(trips.id, tripIds))
    .orderBy(asc(approvalQuestions.position))
  const paid = await db.select().from(invoices).where(inArray(invoices.tripId, tripIds))
  return found.map(({ trip, question }) => ({
    trip,
    question,
    paid: paid.filter(({ tripId }) => tripId === trip.id).map(({ total }) => total),
  }))
}
