import { and, eq } from 'drizzle-orm'
import type { Decided, MailedApproval, ApprovalDecision } from '#contract/approvals/approvals.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalKeys, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { limitGuesses } from '#server/http/requests/wrongLinks.ts'
import type { Services } from '#server/services/services.ts'
import { decide } from './decide.ts'
import { mayDecide } from './deciders.ts'
import { wholeQuestion } from './listQuestions.ts'
import { askedOf } from './questions.ts'

interface Visitor {
  network: string
  services: Services
}

/**
 * The question of a mailed link. Reading changes nothing, because mail programs open links themselves.
 * @throws 404 for a key that is unknown, or of a person who may not decide any more; 429 for too many unknown ones
 */
export async function mailedQuestion(key: string, language: Language, visitor: Visitor): Promise<MailedApproval> {
  const { services } = visitor
  const { question, person, company } = await holderOf(key, visitor)
  const read = { question, asked: await askedOf(services.db, question.id) }
  const shown = await wholeQuestion(read, { profileId: person.id, language }, services)
  return { ...shown, company, reader: person.firstName }
}

/** Answers the question of a mailed link: `decide`. @throws as `mailedQuestion` */
export async function answerByKey(
  key: string,
  { decision, comment }: { decision: ApprovalDecision; comment: string },
  visitor: Visitor,
): Promise<Decided> {
  const { question, person } = await holderOf(key, visitor)
  return decide(question, { decision, comment, profileId: person.id }, visitor.services)
}

/** Finds the question of a key. All that lead nowhere get the same answer; only unknown keys are counted. */
async function holderOf(key: string, visitor: Visitor) {
  const { db } = visitor.services
  const [found] = await db
    .select({ question: approvalQuestions, person: profiles, company: companies.displayName })
    .from(approvalKeys)
    .innerJoin(approvalQuestions, eq(approvalQuestions.id, approvalKeys.questionId))
    .innerJoin(
      profiles,
      and(eq(profiles.id, approvalKeys.profileId), eq(profiles.companyId, approvalQuestions.companyId)),
    )
    .innerJoin(companies, eq(companies.id, approvalQuestions.companyId))
    .where(eq(approvalKeys.keyHash, sha256(key)))
  await limitGuesses('approval', found !== undefined, visitor)
  if (!found || !(await mayDecide(db, found.question, found.person.id))) throw notFound()
  return found
}
