import { and, eq } from 'drizzle-orm'
import type { ApprovalDecision, Decided, QuestionStatus } from '#contract/approvals/approvals.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { withdrawQuestionMails } from '#server/domains/trips/withdrawQuestions.ts'
import type { Services } from '#server/services/services.ts'
import { mailAnswer } from './answerMail.ts'
import { carryOut, release, sendBack } from './carryOut.ts'
import { mayDecide } from './deciders.ts'
import { lockQuestion, type Locked, type QuestionRef, type QuestionRow } from './questions.ts'
import { settleRequest } from './requests/settleRequest.ts'

/** Who answers a question; null for the clock. */
export interface Answer {
  decision: ApprovalDecision
  comment: string
  profileId: string | null
}

const statusOf: Record<ApprovalDecision, QuestionStatus> = {
  approve: 'approved',
  decline: 'declined',
  sendBack: 'sentBack',
}

/**
 * Answers a question that the person was asked, once. Where somebody was first, or the person may no longer decide, nothing
 * changes and the answer says how it stands.
 * @throws 404 for an unknown question
 */
export const decide = (
  ref: QuestionRef,
  answer: Answer & { profileId: string },
  services: Services,
): Promise<Decided> =>
  services.db.transaction(async (tx) => {
    const locked = await lockQuestion(tx, ref)
    const isTheirs = await mayAnswer(tx, locked.question, answer.profileId)
    if (!isTheirs || locked.question.status !== 'waiting') return stateOf(tx, locked.question, false)
    // An answer in the minute before the clock runs comes too late: nothing is held any more.
    if (locked.question.heldUntil <= services.now())
      return stateOf(tx, await endHold(locked, { ...services, db: tx }), false)
    const answered = await writeAnswer(locked, answer, { ...services, db: tx })
    return stateOf(tx, answered, true)
  })

/** Whether a person was asked, not only told, and may still decide. */
async function mayAnswer(tx: Database, question: QuestionRow, profileId: string): Promise<boolean> {
  const askedCondition = and(
    eq(approvalAsked.questionId, question.id),
    eq(approvalAsked.profileId, profileId),
    eq(approvalAsked.isTold, false),
  )
  return (await tx.$count(approvalAsked, askedCondition)) > 0 && mayDecide(tx, question, profileId)
}

/**
 * Writes the answer to a locked question that waits, with what follows from it: the trip is booked, released or given
 * back, or the request gets its status; its people get a mail, and mails that ask for the answer are withdrawn.
 * @param services with the transaction as their database
 */
export async function writeAnswer(
  locked: Locked,
  { decision, comment, profileId }: Answer,
  services: Services,
): Promise<QuestionRow> {
  const { db: tx, now, mailQueue } = services
  const at = now()
  const { question } = locked
  // The clock releases a trip that nobody answered for; a person declines it.
  const status = profileId === null && decision === 'decline' ? 'lapsed' : statusOf[decision]
  const transaction = tx as Parameters<typeof carryOut>[0]
  if ('request' in locked) await settleRequest(tx, locked.request, status)
  else if (decision === 'approve') await carryOut(transaction, { ...question, trip: locked.trip }, at)
  else if (decision === 'decline') await release(transaction, locked, at)
  else await sendBack(transaction, locked, at)
  const [answered] = await tx
    .update(approvalQuestions)
    .set({ status, decidedAt: at, decidedBy: profileId, comment, dueAt: null, remindAt: null })
    .where(eq(approvalQuestions.id, question.id))
    .returning()
  await withdrawQuestionMails(tx, question.id, mailQueue)
  await mailAnswer(answered!, services)
  return answered!
}

/**
 * Ends a locked question whose hold is over: confirmed where the policy says so of silence and the trip has not begun,
 * else released.
 * @param services with the transaction as their database
 */
export function endHold(locked: Locked, services: Services): Promise<QuestionRow> {
  const { question } = locked
  // A request is held until its first day, so that it has begun.
  const isAhead = 'trip' in locked && locked.trip.startsAt > services.now()
  const isConfirmed = question.status === 'waiting' && question.silence === 'confirm' && isAhead
  const decision = isConfirmed ? 'approve' : 'decline'
  return writeAnswer(locked, { decision, comment: '', profileId: null }, services)
}

/** The state of a question, with who answered it. */
export async function stateOf(db: Database, question: QuestionRow, isOwn: boolean): Promise<Decided> {
  const { id, status, decidedAt, decidedBy, comment } = question
  const [by] = decidedBy ? await db.select().from(profiles).where(eq(profiles.id, decidedBy)) : []
  return {
    id,
    status,
    isOwn,
    decision: decidedAt ? { by: by ? fullName(by) : '', at: decidedAt.toISOString(), comment } : null,
  }
}
