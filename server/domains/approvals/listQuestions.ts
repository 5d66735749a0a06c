import { and, asc, desc, eq, exists, inArray, ne, type SQL } from 'drizzle-orm'
import type { Approval, ApprovalPage } from '#contract/approvals/approvals.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { budgetOf } from '#server/domains/budgets/budgetRows.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { page } from '#server/http/answers/paging.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { otherTripsOf, presentQuestions, type ReadQuestion } from './presentQuestions.ts'
import { askedOf } from './questions.ts'

interface ListQuery {
  status: 'waiting' | 'answered'
  pageNumber: number
  pageSize: number
}

/** Condition: a person was asked a question, or told of it. */
const askedCondition = (services: Services, profileId: string): SQL =>
  exists(
    services.db
      .select({ id: approvalAsked.questionId })
      .from(approvalAsked)
      .where(and(eq(approvalAsked.questionId, approvalQuestions.id), eq(approvalAsked.profileId, profileId))),
  )

/** The questions that a person was asked: those that wait, the soonest due first, or the others, newest first. */
export async function questionList(
  { companyId, profileId }: ProfileRef,
  { status, pageNumber, pageSize }: ListQuery,
  language: Language,
  services: Services,
): Promise<ApprovalPage> {
  const { db } = services
  const where = and(
    eq(approvalQuestions.companyId, companyId),
    status === 'waiting' ? eq(approvalQuestions.status, 'waiting') : ne(approvalQuestions.status, 'waiting'),
    askedCondition(services, profileId),
  )
  const total = await db.$count(approvalQuestions, where)
  const questions = await db
    .select()
    .from(approvalQuestions)
    .where(where)
    .orderBy(
      ...(status === 'waiting' ? [asc(approvalQuestions.dueAt)] : [desc(approvalQuestions.position)]),
      asc(approvalQuestions.id),
    )
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const read = await withAsked(questions, services)
  return page(await presentQuestions(read, { profileId, language }, services), total, { pageNumber, pageSize })
}

async function withAsked(questions: ReadQuestion['question'][], { db }: Services): Promise<ReadQuestion[]> {
  const ids = questions.map(({ id }) => id)
  const rows = ids.length
    ? await db
        .select()
        .from(approvalAsked)
        .where(inArray(approvalAsked.questionId, ids))
        .orderBy(desc(approvalAsked.ordinal))
    : []
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId)
  return questions.map((question) => ({ question, asked: byQuestion.get(question.id) ?? [] }))
}

/** One question that a person was asked, with the other trips of the traveler. @throws 404 */
export async function questionOf(
  { companyId, profileId, approvalId }: ProfileRef & { approvalId: string },
  language: Language,
  services: Services,
): Promise<Approval> {
  const { db } = services
  const where = and(
    eq(approvalQuestions.companyId, companyId),
    eq(approvalQuestions.id, approvalId),
    askedCondition(services, profileId),
  )
  const [question] = await db.select().from(approvalQuestions).where(where)
  if (!question) throw notFound()
  return wholeQuestion({ question, asked: await askedOf(db, question.id) }, { profileId, language }, services)
}

/** A question with everything that its page and its mail show. @throws 404 where its trip is gone */
export async function wholeQuestion(
  read: ReadQuestion,
  reader: { profileId: string; language: Language },
  services: Services,
): Promise<Approval> {
  const [shown] = await presentQuestions([read], reader, services)
  if (!shown) throw notFound()
  const budget = await budgetFor(read, reader, services)
  return { ...shown, otherTrips: await otherTripsOf(read, reader, services), ...(budget && { budget }) }
}

/**
 * The budget of the traveler's cost center in the year in which the trip counts, that of the booking or of a request's
 * first day; undefined without one.
 */
async function budgetFor(
  { question: { companyId, profileId, facts } }: ReadQuestion,
  { language }: { language: Language },
  { db, now }: Services,
): Promise<Approval['budget']> {
  const { costCenter, company } = await loadPerson(db, companyId, profileId)
  if (!costCenter) return undefined
  const at = now()
  const year = facts.request ? Number(facts.request.from.slice(0, 4)) : at.getUTCFullYear()
  const found = await budgetOf(db, { companyId, costCenterId: costCenter.id, year, at })
  if (!found) return undefined
  const { amount, left } = found
  return { costCenter: costCenterName(costCenter, language), year, currency: company.currency, amount, left }
}
