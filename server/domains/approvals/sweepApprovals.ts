import { and, inArray, lt, lte, ne, notInArray } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { approvalKeys, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { Services } from '#server/services/services.ts'

/** Days after the end of a trip in which the comments about it are kept. */
const keptDays = 90

/**
 * Deletes mailed links of answered questions whose hold is over, and comments 90 days after the end of their trip. The
 * answers stay. A scheduled job.
 */
export async function sweepApprovals({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { id, status, heldUntil, tripId, comment } = approvalQuestions
  const over = db
    .select({ id })
    .from(approvalQuestions)
    .where(and(notInArray(status, ['waiting', 'sentBack']), lte(heldUntil, now())))
  await db.delete(approvalKeys).where(inArray(approvalKeys.questionId, over))
  const longEnded = db
    .select({ id: trips.id })
    .from(trips)
    .where(lt(trips.endsAt, new Date(+now() - keptDays * dayMs)))
  await db
    .update(approvalQuestions)
    .set({ comment: '' })
    .where(and(ne(comment, ''), inArray(tripId, longEnded)))
}
