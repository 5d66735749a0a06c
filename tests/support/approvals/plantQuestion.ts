import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { approvalAsked, approvalKeys, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

interface Planted {
  /** Travels. */
  who: Handle
  /** Booked it; the traveler where missing. */
  booker?: Handle
  /** Is asked. */
  approver: Handle
  now: Date
  /** Until the answer is due. */
  dueInMs?: number
}

/** A trip to London in fifty days that waits for an approver; answers its question, its locator and a mailed key. */
export async function plantQuestion(db: Database, { who, booker = who, approver, now, dueInMs = 2 * dayMs }: Planted) {
  const day = (days: number) => new Date(+now + days * dayMs).toISOString().slice(0, 10)
  const bookingId = await plantTrip(db, {
    who,
    bookedAt: now,
    segments: [{ from: places.YUL, to: places.LHR, departure: `${day(50)}T20:00`, arrival: `${day(51)}T07:40` }],
    trip: { status: 'pending', approval: 'pendingApproval', source: 'bookingTool' },
  })
  const [trip] = await db.select().from(trips).where(eq(trips.bookingId, bookingId))
  const [id, key] = [randomUUID(), randomToken()]
  const { companyId, profileId, currency, total } = trip!
  await db.insert(approvalQuestions).values({
    id,
    companyId,
    profileId,
    bookerProfileId: profileIdOf(booker),
    tripId: trip!.id,
    subject: 'booking',
    status: 'waiting',
    facts: {
      parts: [{ kind: 'airInternational', amount: total, isWithin: false }],
      brokenRules: [{ kind: 'advance', days: 14 }],
      total,
      tax: 60,
      lowestTotal: 400,
      reason: 'meeting',
      carbonKg: 900,
      maskedCard: null,
      fields: [],
      creditIds: [],
      plan: {},
    },
    silence: 'next',
    answerHours: 24,
    currency,
    total,
    askedAt: now,
    heldUntil: new Date(+now + 3 * dayMs),
    dueAt: new Date(+now + dueInMs),
  })
  const asked = { questionId: id, profileId: profileIdOf(approver) }
  await db.insert(approvalAsked).values({ ...asked, role: 'approver', ordinal: 0, askedAt: now })
  await db.insert(approvalKeys).values({ ...asked, keyHash: sha256(key) })
  return { id, bookingId, key }
}
