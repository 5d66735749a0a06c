import { and, asc, eq, exists, gte, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { absences, approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay, latestDay } from '#server/time/earliestDay.ts'
import { askNext } from './ask.ts'
import { endHold, writeAnswer } from './decide.ts'
import { decidersOf } from './deciders.ts'
import { askedOf, lockQuestion, type QuestionRow } from './questions.ts'
import { mailQuestion } from './questionMail.ts'

const clockMs = minuteMs

/** Moves the questions on every minute. @returns the function that ends it */
export function startApprovalClock(services: Services): () => void {
  const run = () =>
    runApprovalClock(services).catch((error: unknown) => logFailure('Questions about trips stay.', error))
  const timer = setInterval(run, clockMs).unref()
  return () => clearInterval(timer)
}

/**
 * Moves the questions on that the clock says something about: it reminds, asks the next person in place of one who is
 * silent, absent or gone, and ends what nobody answered as the policy says.
 */
export async function runApprovalClock(services: Services): Promise<void> {
  for (const ref of await questionsDue(services))
    // One question that fails must not keep the others waiting.
    await moveOn(ref, services).catch((error: unknown) => logFailure('A question about a trip stays.', error))
}

/** Questions with something due, or whose last person asked is absent or has left. */
async function questionsDue({ db, now }: Services) {
  const at = now()
  const { dueAt, remindAt, heldUntil, status } = approvalQuestions
  const lastAsked = sql`(select asked.profile_id from ${approvalAsked} asked
    where asked.question_id = ${approvalQuestions.id} order by asked.ordinal desc limit 1)`
  const isGone = exists(
    db
      .select({ id: profiles.id })
      .from(profiles)
      .leftJoin(employees, eq(employees.id, profiles.employeeId))
      .where(and(sql`${profiles.id} = ${lastAsked}`, or(eq(profiles.active, false), ne(employees.status, 'active')))),
  )
  const isAway = exists(
    db
      .select({ id: absences.id })
      .from(absences)
      .where(
        and(
          sql`${absences.profileId} = ${lastAsked}`,
          lte(absences.fromDay, latestDay(at)),
          gte(absences.untilDay, earliestDay(at)),
        ),
      ),
  )
  return db
    .select({ companyId: approvalQuestions.companyId, id: approvalQuestions.id })
    .from(approvalQuestions)
    .where(
      and(
        inArray(status, ['waiting', 'sentBack']),
        or(lte(heldUntil, at), and(eq(status, 'waiting'), or(lte(dueAt, at), lte(remindAt, at), isGone, isAway))),
      ),
    )
    .orderBy(asc(approvalQuestions.askedAt))
}

const moveOn = (ref: { companyId: string; id: string }, services: Services): Promise<void> =>
  services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    const locked = await lockQuestion(tx, ref)
    const { question } = locked
    const at = services.now()
    const isWaiting = question.status === 'waiting'
    if (!isWaiting && question.status !== 'sentBack') return
    const end = (decision: 'approve' | 'decline') =>
      writeAnswer(locked, { decision, comment: '', profileId: null }, within)
    if (question.heldUntil <= at) {
      await endHold(locked, within)
      return
    }
    if (!isWaiting) return
    if (question.dueAt && question.dueAt <= at) {
      if (question.silence === 'confirm') await end('approve')
      else if (question.silence === 'release') await end('decline')
      else if (!(await askNext(question, within))) await waitForHold(question, within)
      return
    }
    if (await isReplaced(question, within)) {
      await askNext(question, within)
      return
    }
    if (question.remindAt && question.remindAt <= at) await remindLast(question, within)
  })

/** Nobody else may decide: those who were asked have until the hold ends. */
const waitForHold = ({ id, heldUntil }: QuestionRow, { db }: Services) =>
  db.update(approvalQuestions).set({ dueAt: heldUntil, remindAt: null }).where(eq(approvalQuestions.id, id))

/** Whether the person who was asked last is absent or gone, and somebody else may decide. */
async function isReplaced(question: QuestionRow, { db, now }: Services): Promise<boolean> {
  const [last] = await askedOf(db, question.id)
  const present = await decidersOf(db, question, now())
  return present.length > 0 && !present.some(({ profileId }) => profileId === last?.profileId)
}

async function remindLast(question: QuestionRow, services: Services): Promise<void> {
  const [last] = await askedOf(services.db, question.id)
  await services.db.update(approvalQuestions).set({ remindAt: null }).where(eq(approvalQuestions.id, question.id))
  if (last) await mailQuestion(question, last.profileId, 'approvalReminder', services)
}
