import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { RequestRow } from './requests/requestRows.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import { notFound } from '#server/http/answers/envelope.ts'

export type QuestionRow = typeof approvalQuestions.$inferSelect
export type AskedRow = typeof approvalAsked.$inferSelect

/** A locked question, with its locked trip or request. */
export type Locked = { question: QuestionRow } & ({ trip: TripRow } | { request: RequestRow })

/** Identifies a question of a company. */
export interface QuestionRef {
  companyId: string
  id: string
}

const questionCondition = ({ companyId, id }: QuestionRef) =>
  and(eq(approvalQuestions.companyId, companyId), eq(approvalQuestions.id, id))

/**
 * Locks the traveler, the trip or request and the question until the transaction ends, in the order in which a booking
 * does.
 * @throws 404
 */
export async function lockQuestion(tx: Database, ref: QuestionRef): Promise<Locked> {
  const { profileId, tripId, requestId } = approvalQuestions
  const [seen] = await tx.select({ profileId, tripId, requestId }).from(approvalQuestions).where(questionCondition(ref))
  if (!seen) throw notFound()
  await lockProfile(tx, { companyId: ref.companyId, profileId: seen.profileId })
  const [trip] = seen.tripId ? await tx.select().from(trips).where(eq(trips.id, seen.tripId)).for('no key update') : []
  const requestCondition = eq(travelRequests.id, seen.requestId ?? '')
  const [request] = trip ? [] : await tx.select().from(travelRequests).where(requestCondition).for('no key update')
  const [question] = await tx.select().from(approvalQuestions).where(questionCondition(ref)).for('no key update')
  if (!question) throw notFound()
  if (trip) return { question, trip }
  if (!request) throw notFound()
  return { question, request }
}

/** The people who were asked a question, the last one first. */
export const askedOf = (db: Database, questionId: string): Promise<AskedRow[]> =>
  db.select().from(approvalAsked).where(eq(approvalAsked.questionId, questionId)).orderBy(desc(approvalAsked.ordinal))
