import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ApprovalAction, ApprovalPlan } from '#contract/approvals/approvalRules.ts'
import type { QuestionSubject } from '#contract/approvals/approvals.ts'
import type { Database } from '#server/db/client.ts'
import { approvalAsked, approvalQuestions, type AskedFacts } from '#server/db/schema/trips/approvals.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import type { Services } from '#server/services/services.ts'
import { decidersOf, type Concerned, type Decider } from './deciders.ts'
import { askedOf, type QuestionRow } from './questions.ts'
import { mailQuestion } from './questionMail.ts'
import { workingHoursLater } from './workingTime.rules.ts'

/** Nobody of the company may decide about what has to be asked about. Nothing is written. */
export class NobodyDecides extends Error {}

export interface Asking {
  /** The trip, or the request. */
  about: Pick<TripRow, 'id' | 'companyId' | 'profileId' | 'currency'>
  subject: QuestionSubject
  bookerProfileId: string
  facts: AskedFacts
  plan: ApprovalPlan
  action: Exclude<ApprovalAction, 'nothing'>
  /** Until when price and seats are held. */
  heldUntil: Date
}

/**
 * Asks the first person who may decide about a trip or a request, or tells them of it, with a mail.
 * @param services with the transaction of the booking as their database
 * @throws NobodyDecides where somebody is to be asked and nobody may decide
 */
export async function askAbout(asking: Asking, services: Services): Promise<void> {
  const { db: tx } = services
  const { about, subject, bookerProfileId, facts, plan, action, heldUntil } = asking
  const at = services.now()
  const concerned: Concerned = { companyId: about.companyId, profileId: about.profileId, bookerProfileId }
  const [first] = await decidersOf(tx, concerned, at)
  if (!first) {
    if (action === 'tell') return
    throw new NobodyDecides()
  }
  const isTold = action === 'tell'
  const [question] = await tx
    .insert(approvalQuestions)
    .values({
      id: randomUUID(),
      ...concerned,
      ...(subject === 'request' ? { requestId: about.id } : { tripId: about.id }),
      subject,
      status: isTold ? 'told' : 'waiting',
      facts,
      silence: plan.silence,
      answerHours: plan.answerHours,
      currency: about.currency,
      total: facts.total,
      askedAt: at,
      heldUntil,
      ...(!isTold && clockFor(plan, first, { at, heldUntil })),
    })
    .returning()
  await addDecider(tx, question!, first, { at, ordinal: 0, isTold })
  await mailQuestion(question!, first.profileId, isTold ? 'approvalTold' : 'approvalAsked', services)
}

/** Asks the next person who may decide and was not asked. @returns whether there was one */
export async function askNext(question: QuestionRow, services: Services): Promise<boolean> {
  const { db: tx } = services
  const at = services.now()
  const asked = await askedOf(tx, question.id)
  const next = (await decidersOf(tx, question, at)).find(
    ({ profileId }) => !asked.some((each) => each.profileId === profileId),
  )
  if (!next) return false
  const clock = clockFor(question, next, { at, heldUntil: question.heldUntil })
  await tx.update(approvalQuestions).set(clock).where(eq(approvalQuestions.id, question.id))
  await addDecider(tx, question, next, { at, ordinal: (asked[0]?.ordinal ?? 0) + 1, isTold: false })
  await mailQuestion({ ...question, ...clock }, next.profileId, 'approvalAsked', services)
  return true
}

/** The person is to answer within the working hours of the plan, and is reminded halfway; never after the hold ends. */
function clockFor(
  { answerHours }: Pick<ApprovalPlan, 'answerHours'>,
  { timeZone }: Decider,
  { at, heldUntil }: { at: Date; heldUntil: Date },
) {
  const within = (hours: number) =>
    new Date(Math.min(workingHoursLater(at, hours, timeZone).getTime(), heldUntil.getTime()))
  return { dueAt: within(answerHours), remindAt: within(answerHours / 2) }
}

const addDecider = (
  tx: Database,
  { id: questionId }: QuestionRow,
  { profileId, role }: Decider,
  { at, ordinal, isTold }: { at: Date; ordinal: number; isTold: boolean },
) => tx.insert(approvalAsked).values({ questionId, profileId, role, ordinal, askedAt: at, isTold })
