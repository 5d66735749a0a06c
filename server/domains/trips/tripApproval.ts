import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ApprovalMark, TripApproval } from '#contract/trips/tripApproval.ts'
import { hourMs } from '#contract/time/durations.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import type { TripRow } from '#server/domains/trips/status.ts'

/** The newest question about a trip or a request, with the names of who decides and who decided. */
export interface LastQuestion {
  question: Pick<
    typeof approvalQuestions.$inferSelect,
    'subject' | 'status' | 'askedAt' | 'dueAt' | 'heldUntil' | 'remindedAt' | 'decidedAt' | 'comment'
  > & { plan: Record<string, string> | null }
  decider: string
  decidedBy: string
}

/** Milliseconds until a person can be reminded, or reminded again. */
const reminderPauseMs = hourMs

type Reminded = Pick<LastQuestion['question'], 'status' | 'askedAt' | 'remindedAt'>

/** From when on the decider can be reminded: an hour after they were asked or reminded. */
const remindFrom = ({ askedAt, remindedAt }: Reminded) => new Date((remindedAt ?? askedAt).getTime() + reminderPauseMs)

/** Whether the decider can be reminded. */
export const canRemind = (question: Reminded, now: Date): boolean =>
  question.status === 'waiting' && remindFrom(question) <= now

/** The newest questions of trips that somebody was asked about. No query where none was. */
export const readLastQuestions = (
  db: Database,
  rows: readonly Pick<TripRow, 'id' | 'approval'>[],
): Promise<Map<string, LastQuestion>> =>
  lastQuestionsOf(
    db,
    approvalQuestions.tripId,
    rows.flatMap(({ id, approval }) => (approval === null ? [] : id)),
  )

type Subject = typeof approvalQuestions.tripId | typeof approvalQuestions.requestId

/** The newest questions of trips or requests, by their ids. */
export async function lastQuestionsOf(
  db: Database,
  subjectId: Subject,
  ids: readonly string[],
): Promise<Map<string, LastQuestion>> {
  if (ids.length === 0) return new Map()
  const [asked, by] = [alias(profiles, 'asked_person'), alias(profiles, 'deciding_person')]
  const { subject, status, askedAt, dueAt, heldUntil, remindedAt, decidedAt, comment } = approvalQuestions
  const plan = sql<Record<string, string> | null>`${approvalQuestions.facts} -> 'plan'`
  const found = await db
    .selectDistinctOn([subjectId], {
      about: sql<string>`${subjectId}`,
      question: { subject, status, askedAt, dueAt, heldUntil, remindedAt, decidedAt, comment, plan },
      decider: { firstName: asked.firstName, lastName: asked.lastName },
      decidedBy: { firstName: by.firstName, lastName: by.lastName },
    })
    .from(approvalQuestions)
    .leftJoin(approvalAsked, eq(approvalAsked.questionId, approvalQuestions.id))
    .leftJoin(asked, eq(asked.id, approvalAsked.profileId))
    .leftJoin(by, eq(by.id, approvalQuestions.decidedBy))
    .where(and(inArray(subjectId, [...ids]), ne(status, 'told')))
    .orderBy(subjectId, desc(approvalQuestions.position), desc(approvalAsked.ordinal))
  return new Map(
    found.map(({ about, question, decider, decidedBy }) => [
      about,
      { question, decider: decider ? fullName(decider) : '', decidedBy: decidedBy ? fullName(decidedBy) : '' },
    ]),
  )
}

/** The standing of a trip in lists: that of a booked trip is about a change of it, unless it was approved. */
export const approvalMarkOf = ({ status, approval }: Pick<TripRow, 'status' | 'approval'>): ApprovalMark | undefined =>
  approval ? { status: approval, isChange: status === 'confirmed' && approval !== 'approved' } : undefined

/** The answer to a question, where there is one for good. */
export const decisionOf = ({ question: { decidedAt, status, comment }, decidedBy }: LastQuestion) =>
  decidedAt && status !== 'waiting' && status !== 'withdrawn'
    ? { by: decidedBy, at: decidedAt.toISOString(), comment }
    : null

/** The standing of a trip with those who approve it, as its readers see it. */
export function presentTripApproval(
  { approval }: Pick<TripRow, 'approval'>,
  last: LastQuestion | undefined,
  now: Date,
): TripApproval | undefined {
  if (!approval || !last) return undefined
  const { question, decider } = last
  const isWaiting = question.status === 'waiting'
  const isHeld = isWaiting || question.status === 'sentBack'
  return {
    status: approval,
    isChange: question.subject === 'change',
    decider: isWaiting ? decider : '',
    dueAt: isWaiting ? (question.dueAt?.toISOString() ?? null) : null,
    heldUntil: isHeld ? question.heldUntil.toISOString() : null,
    canRemind: canRemind(question, now),
    remindFrom: isWaiting ? remindFrom(question).toISOString() : null,
    decision: decisionOf(last),
  }
}
