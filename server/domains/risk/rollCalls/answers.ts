import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { RollCallAnswer } from '#contract/reports/itineraryReport.ts'
import type { AnswerOnBehalf, RollCallEventKind } from '#contract/risk/rollCalls.ts'
import type { OwnAnswer } from '#contract/risk/rollCallQuestions.ts'
import type { Database } from '#server/db/client.ts'
import { rollCallEvents, rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { isOpen } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { withdrawMails } from '#server/domains/risk/rollCalls/rollCallMail.ts'
import {
  peopleOfCondition,
  rollCallCondition,
  type RollCallRef,
  type RollCallRow,
} from '#server/domains/risk/rollCalls/states.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { takeMost } from '#server/http/operations/takeMost.ts'

export type PersonOfCall = typeof rollCallPeople.$inferSelect

/**
 * Locks a roll call until the end of the transaction. Whatever changes it or its people does that first, so that
 * versions rise one by one.
 * @throws 404
 */
export async function lockRollCall(tx: Database, ref: RollCallRef): Promise<RollCallRow> {
  const [row] = await tx.select().from(rollCalls).where(rollCallCondition(ref)).for('no key update')
  if (!row) throw notFound()
  return row
}

/** @throws 409 `rollCallClosed` */
export function refuseClosed(rollCall: RollCallRow, now: Date): void {
  if (!isOpen(rollCall, now))
    throw new Refusal(409, 'rollCallClosed', 'This roll call has been closed, or has ended. It takes no more answers.')
}

type EventRow = Partial<typeof rollCallEvents.$inferInsert> & { kind: RollCallEventKind; at: Date }

/** Adds an event to the history, and raises the version of the locked roll call. */
export async function recordEvent(tx: Database, rollCall: RollCallRow, event: EventRow): Promise<void> {
  const version = rollCall.version + 1
  await tx.update(rollCalls).set({ version }).where(eq(rollCalls.id, rollCall.id))
  await tx.insert(rollCallEvents).values({ id: randomUUID(), rollCallId: rollCall.id, version, ...event })
  rollCall.version = version
}

interface Answering {
  answer: RollCallAnswer
  at: Date
  by: { way: 'mail' | 'application' } | { way: 'advisor'; profileId: string; reason: string }
  note?: string | undefined
}

/**
 * Stores an answer of a person of a locked roll call, with its event, and withdraws the mails that still wait to ask them.
 * Earlier words of the person were about the earlier answer: they stay in the history only.
 */
export async function storeAnswer(
  tx: Database,
  { rollCall, person }: { rollCall: RollCallRow; person: PersonOfCall },
  { answer, at, by, note = '' }: Answering,
  services: Pick<Services, 'mailQueue'>,
): Promise<void> {
  const onBehalf = by.way === 'advisor' ? by : undefined
  await tx
    .update(rollCallPeople)
    .set({
      answer,
      answeredAt: at,
      way: by.way,
      answeredBy: onBehalf?.profileId ?? null,
      reason: onBehalf?.reason ?? '',
      note,
      noteTokenHash: null,
      noteUntil: null,
    })
    .where(eq(rollCallPeople.id, person.id))
  await recordEvent(tx, rollCall, {
    kind: onBehalf ? 'answeredOnBehalf' : 'answered',
    at,
    personId: person.id,
    actorProfileId: onBehalf?.profileId ?? null,
    answer,
    reason: onBehalf?.reason ?? note,
  })
  await withdrawMails(tx, eq(rollCallPeople.id, person.id), services)
}

/**
 * Records an answer of a person whom a risk advisor has reached otherwise. It replaces an earlier answer.
 * @throws 404; 409 `rollCallClosed`
 */
export const answerOnBehalf = (
  { personId, ...ref }: RollCallRef & { personId: string },
  { answer, reason }: AnswerOnBehalf,
  { caller, services }: { caller: Caller; services: Services },
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const rollCall = await lockRollCall(tx, ref)
    const [person] = await tx
      .select()
      .from(rollCallPeople)
      .where(and(peopleOfCondition(ref), eq(rollCallPeople.id, personId)))
    if (!person) throw notFound()
    refuseClosed(rollCall, at)
    await takeMost('rollCallAnswers', caller.profileId, { ...services, db: tx })
    const by = { way: 'advisor', profileId: caller.profileId, reason } as const
    await storeAnswer(tx, { rollCall, person }, { answer, at, by }, services)
  })

/**
 * Records the answer of the signed-in person. They may change it while the roll call is open; the same answer again
 * changes nothing, so that a repeated request leaves no trace.
 * @throws 404 for a roll call that does not ask them; 409 `rollCallClosed`
 */
export const answerOwn = (
  { profileId, ...ref }: RollCallRef & { profileId: string },
  { answer, note }: OwnAnswer,
  services: Services,
): Promise<{ answer: RollCallAnswer; answeredAt: string }> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const rollCall = await lockRollCall(tx, ref)
    const theirs = and(eq(rollCallPeople.profileId, profileId), eq(rollCallPeople.isForGuest, false))
    const [person] = await tx
      .select()
      .from(rollCallPeople)
      .where(and(peopleOfCondition(ref), theirs, sql`${rollCall.kind} = 'rollCall'`))
    if (!person) throw notFound()
    refuseClosed(rollCall, at)
    const isSame = person.answer === answer && person.way !== 'advisor' && (note ?? person.note) === person.note
    if (isSame) return { answer, answeredAt: (person.answeredAt ?? at).toISOString() }
    await takeMost('rollCallAnswers', profileId, { ...services, db: tx })
    await storeAnswer(tx, { rollCall, person }, { answer, at, by: { way: 'application' }, note }, services)
    return { answer, answeredAt: at.toISOString() }
  })
