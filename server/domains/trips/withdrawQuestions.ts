import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import type { MailQueue } from '#server/services/mailQueue.ts'

/** Condition: the question about a trip or request that is not answered for good: it waits, or was sent back. */
export const openQuestionCondition = (subjectCondition: SQL) =>
  and(subjectCondition, inArray(approvalQuestions.status, ['waiting', 'sentBack']))

/** Withdraws the open question about a trip or request that is canceled or corrected, and its mails that still wait. */
export async function withdrawQuestions(
  tx: Database,
  subjectCondition: SQL,
  { mailQueue, now }: { mailQueue: MailQueue; now: () => Date },
): Promise<void> {
  const closed = await tx
    .update(approvalQuestions)
    .set({ status: 'withdrawn', decidedAt: now(), dueAt: null, remindAt: null })
    .where(openQuestionCondition(subjectCondition))
    .returning({ id: approvalQuestions.id })
  for (const { id } of closed) await withdrawQuestionMails(tx, id, mailQueue)
}

/** Withdraws the mails about a question that wait to be sent. */
export async function withdrawQuestionMails(tx: Database, questionId: string, mailQueue: MailQueue): Promise<void> {
  const asked = await tx
    .select({ address: profiles.email })
    .from(approvalAsked)
    .innerJoin(profiles, eq(profiles.id, approvalAsked.profileId))
    .where(eq(approvalAsked.questionId, questionId))
  const mails = asked.map(({ address }) => ({ to: { name: '', address }, about: questionId }))
  await mailQueue.withdraw(tx, 'approvalAsked', mails)
}
