import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { RollCall } from '#contract/risk/rollCalls.ts'
import { holdCompanyLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import { lockRollCall, recordEvent, refuseClosed } from '#server/domains/risk/rollCalls/answers.ts'
import { countSending, dividedByPause, secondsUntil } from '#server/domains/risk/rollCalls/pause.ts'
import { readRollCall, remindFrom } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { isReachable, personColumns, reachOfAsked, type Recipient } from '#server/domains/risk/rollCalls/recipients.ts'
import { type Asked, mailRollCall, withdrawMails } from '#server/domains/risk/rollCalls/rollCallMail.ts'
import { peopleOfCondition, type RollCallRef } from '#server/domains/risk/rollCalls/states.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/** Rows written in one statement. */
const atOnce = 500

interface Running {
  caller: Caller
  services: Services
}

/**
 * Mails the question again to the people without an answer. People whom another roll call or an announcement was mailed to
 * within the pause are left out, and named in the answer.
 * @throws 404; 409 `rollCallClosed`, `nobodyToRemind`, `remindedRecently` within ten minutes of the last mail, or where all
 * are left out; 429 as `countSending`
 */
export const remindRollCall = (ref: RollCallRef, { caller, services }: Running): Promise<RollCall> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    // Another roll call may be sent to the same people at this moment.
    await holdCompanyLock(tx, 'rollCalls', ref.companyId)
    const rollCall = await lockRollCall(tx, ref)
    refuseClosed(rollCall, now)
    const wait = Math.ceil((+remindFrom(rollCall) - +now) / 1000)
    if (wait > 0) throw remindedRecently(wait)
    const silent = await withoutAnswer(tx, ref)
    if (silent.length === 0)
      throw new Refusal(409, 'nobodyToRemind', 'Everybody who can be reached by mail has answered.')
    const { free: people, leftOut } = await dividedByPause(tx, ref.companyId, { people: silent, now })
    if (leftOut && people.length === 0) throw remindedRecently(secondsUntil(leftOut, now))
    await countSending(tx, caller, services)
    await tx.update(rollCalls).set({ remindedAt: now }).where(eq(rollCalls.id, rollCall.id))
    for (const slice of slicesOf(people, atOnce))
      await tx
        .update(rollCallPeople)
        .set({ writtenAt: now })
        .where(inArray(rollCallPeople.id, idsOf(slice)))
    await recordEvent(tx, rollCall, {
      kind: 'reminded',
      at: now,
      actorProfileId: caller.profileId,
      people: people.length,
    })
    await mailRollCall(tx, { rollCall, people, isReminder: true }, services)
    return { ...(await readRollCall(tx, ref, now)), ...(leftOut && { leftOut }) }
  })

const remindedRecently = (retryAfterSeconds: number) =>
  new Refusal(409, 'remindedRecently', 'These people were written to a few minutes ago. Wait for a while.', {
    retryAfterSeconds,
  })

const idsOf = (people: readonly Asked[]) => people.map(({ personId }) => personId)

async function withoutAnswer(tx: Database, ref: RollCallRef): Promise<(Asked & Pick<Recipient, 'key'>)[]> {
  const rows = await tx
    .select({ personId: rollCallPeople.id, isForGuest: rollCallPeople.isForGuest, ...personColumns })
    .from(rollCallPeople)
    .innerJoin(profiles, eq(profiles.id, rollCallPeople.profileId))
    .leftJoin(trips, eq(trips.id, rollCallPeople.tripId))
    .where(and(peopleOfCondition(ref), isNull(rollCallPeople.answer), eq(rollCallPeople.isReachable, true)))
  return rows
    .flatMap(({ personId, ...person }) => {
      const reach = reachOfAsked(person)
      return reach ? [{ personId, ...reach }] : []
    })
    .filter(isReachable)
}

/**
 * Ends a roll call: its links and questions are over, and its waiting mails are withdrawn. A closed one is answered as
 * it is. @throws 404
 */
export const closeRollCall = (ref: RollCallRef, { caller, services }: Running): Promise<RollCall> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const rollCall = await lockRollCall(tx, ref)
    if (rollCall.closedAt === null) {
      await tx.update(rollCalls).set({ closedAt: now }).where(eq(rollCalls.id, rollCall.id))
      await recordEvent(tx, rollCall, { kind: 'closed', at: now, actorProfileId: caller.profileId })
      await withdrawMails(tx, and(peopleOfCondition(ref), isNull(rollCallPeople.answer)), services)
    }
    return readRollCall(tx, ref, now)
  })
