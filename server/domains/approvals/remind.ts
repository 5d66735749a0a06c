import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { findTrip, type TripRef } from '#server/domains/trips/findTrip.ts'
import { canRemind } from '#server/domains/trips/tripApproval.ts'
import { openQuestionCondition } from '#server/domains/trips/withdrawQuestions.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { askedOf } from './questions.ts'
import { mailQuestion } from './questionMail.ts'

/**
 * Reminds the person who has to decide about a trip, with a mail.
 * @throws 404; 409 `notWaiting` where nobody has to, `alreadyReminded` within an hour of the last mail
 */
export async function remindDecider(tripRef: TripRef, services: Services): Promise<{ decider: string; at: string }> {
  const { trip } = await findTrip(services.db, tripRef)
  return services.db.transaction(async (tx) => {
    const at = services.now()
    const [question] = await tx
      .select()
      .from(approvalQuestions)
      .where(openQuestionCondition(eq(approvalQuestions.tripId, trip.id)))
      .for('no key update')
    const [last] = question ? await askedOf(tx, question.id) : []
    if (!question || !last || question.status !== 'waiting')
      throw new Refusal(409, 'notWaiting', 'Nobody has to decide about this trip.')
    if (!canRemind(question, at))
      throw new Refusal(
        409,
        'alreadyReminded',
        'They were written to within the last hour. Wait before you remind them.',
      )
    await tx.update(approvalQuestions).set({ remindedAt: at }).where(eq(approvalQuestions.id, question.id))
    await mailQuestion(question, last.profileId, 'approvalReminder', { ...services, db: tx })
    const { profile } = await loadPerson(tx, question.companyId, last.profileId)
    return { decider: fullName(profile), at: at.toISOString() }
  })
}
