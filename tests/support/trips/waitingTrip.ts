import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { QuestionStatus, QuestionSubject } from '#contract/approvals/approvals.ts'
import type { TripApprovalStatus } from '#contract/trips/tripApproval.ts'
import type { Database } from '#server/db/client.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { plantTrip } from './plantTrip.ts'

const questionOf: Record<TripApprovalStatus, QuestionStatus> = {
  pendingApproval: 'waiting',
  approved: 'approved',
  declined: 'declined',
  sentBack: 'sentBack',
}

type Planted = Parameters<typeof plantTrip>[1]

interface Waiting extends Planted {
  decider: Handle
  /** Its standing; without one it waits. */
  standing?: TripApprovalStatus
  /** The subject of the question; for a change the trip is booked. */
  subject?: QuestionSubject
  comment?: string
  heldUntil: Date
}

/** The state in which a trip with a standing is stored. */
function rowOf(standing: TripApprovalStatus, subject: QuestionSubject, at: Date): Partial<typeof trips.$inferInsert> {
  if (subject === 'change' || standing === 'approved') return { approval: standing }
  if (standing === 'declined') return { approval: standing, status: 'cancelled', cancelledAt: at, cancellation: [] }
  return { approval: standing, status: 'pending' }
}

/**
 * A trip of the booking tool that was asked about when it was booked, straight into the database, with its question and
 * without an invoice unless it is booked; answers its record locator.
 */
export async function plantWaitingTrip(db: Database, waiting: Waiting): Promise<string> {
  const { decider, standing = 'pendingApproval', subject = 'booking', comment = '', heldUntil, ...planted } = waiting
  const { who, bookedAt } = planted
  const row = rowOf(standing, subject, bookedAt)
  const trip = { source: 'bookingTool' as const, lastActorProfileId: profileIdOf(who), ...row, ...planted.trip }
  const bookingId = await plantTrip(db, { ...planted, trip })
  const [{ id: tripId, companyId, profileId, currency, total } = missing()] = await db
    .select()
    .from(trips)
    .where(eq(trips.bookingId, bookingId))
  if (subject === 'booking' && standing !== 'approved') await db.delete(invoices).where(eq(invoices.tripId, tripId))
  const questionId = randomUUID()
  const isWaiting = standing === 'pendingApproval'
  await db.insert(approvalQuestions).values({
    id: questionId,
    companyId,
    profileId,
    tripId,
    subject,
    status: questionOf[standing],
    bookerProfileId: profileId,
    facts: {
      parts: [],
      brokenRules: [],
      total,
      tax: 60,
      lowestTotal: 400,
      reason: null,
      carbonKg: null,
      maskedCard: null,
      fields: [],
      creditIds: [],
      plan: {},
    },
    silence: 'release',
    answerHours: 24,
    currency,
    total,
    askedAt: bookedAt,
    heldUntil,
    dueAt: isWaiting ? heldUntil : null,
    ...(!isWaiting && { decidedAt: bookedAt, decidedBy: profileIdOf(decider), comment }),
  })
  const asked = { questionId, profileId: profileIdOf(decider), role: 'approver' as const, ordinal: 0 }
  await db.insert(approvalAsked).values({ ...asked, askedAt: bookedAt })
  return bookingId
}

const missing = (): never => {
  throw new Error('The planted trip is missing')
}
