import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Decided, decisionRequestSchema } from '#contract/approvals/approvals.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { decide } from './decide.ts'

/**
 * Answers several questions with the same decision, each by itself in its own transaction: those that the person may no
 * longer decide stay as they are, and the answer says so.
 * @throws 404 where the person was not asked one of them
 */
export async function decideSeveral(
  { companyId, profileId }: ProfileRef,
  { ids, decision, comment }: z.output<typeof decisionRequestSchema>,
  services: Services,
): Promise<Decided[]> {
  const wanted = [...new Set(ids)]
  const askedCondition = and(
    eq(approvalQuestions.companyId, companyId),
    eq(approvalAsked.profileId, profileId),
    inArray(approvalQuestions.id, wanted),
  )
  const asked = await services.db
    .select({ id: approvalQuestions.id })
    .from(approvalQuestions)
    .innerJoin(approvalAsked, eq(approvalAsked.questionId, approvalQuestions.id))
    .where(askedCondition)
  if (asked.length < wanted.length) throw notFound()
  const decided: Decided[] = []
  for (const id of wanted) decided.push(await decide({ companyId, id }, { decision, comment, profileId }, services))
  return decided
}
