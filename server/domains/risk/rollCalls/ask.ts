import { dayMs, minuteMs } from '#contract/time/durations.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { rollCallLimits, type NewRollCall, type RollCall, type RollCallPreview } from '#contract/risk/rollCalls.ts'
import { holdCompanyLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { rollCallEvents, rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { slicesOf } from '#server/db/slices.ts'
import { countSending, dividedByPause, secondsUntil } from '#server/domains/risk/rollCalls/pause.ts'
import { readRollCall } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import {
  askedSince,
  countNotAsked,
  isReachable,
  type Recipient,
  recipientsOf,
} from '#server/domains/risk/rollCalls/recipients.ts'
import { headlinesOf } from '#server/domains/risk/rollCalls/about.ts'
import { mailRollCall } from '#server/domains/risk/rollCalls/rollCallMail.ts'
import type { RollCallRow } from '#server/domains/risk/rollCalls/states.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { refusedField, Refusal } from '#server/http/answers/envelope.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

/** Rows written in one statement. */
const atOnce = 500

/** The people that a roll call would ask. Nothing is stored or sent. @throws 400 as `recipientsOf` */
export async function previewRollCall(
  companyId: string,
  choice: Pick<NewRollCall, 'query' | 'excluded' | 'bookingIds'>,
  { db, now }: Services,
): Promise<RollCallPreview> {
  const people = await recipientsOf(db, companyId, choice, now())
  const reachable = people.filter(isReachable)
  const unreachable = people.filter((each) => !isReachable(each))
  const { free, leftOut } = await dividedByPause(db, companyId, { people, now: now() })
  return {
    people: people.length,
    guests: people.filter(({ isForGuest }) => isForGuest).length,
    languages: [...new Set(reachable.map(({ culture }) => languageOfCulture(culture, 'en')))].toSorted(),
    unreachable: unreachable.slice(0, rollCallLimits.named).map(({ firstName, lastName, bookingId, phone }) => ({
      name: fullName({ firstName, lastName }),
      bookingId,
      phone,
    })),
    askedRecently: await askedSince(db, companyId, { people: free, since: recently(now()) }),
    notAsked: await countNotAsked(db, companyId, choice, now()),
    ...(leftOut && { leftOut }),
  }
}

/**
 * Stores a roll call and queues its mails, both or neither. People who were written to within the pause are left out,
 * whatever `force` says, and named in the answer.
 * @throws 400 as `recipientsOf`, and `required` at `note` for an announcement without one; 409 `nobodyAsked` for no
 * people, `tooManyAsked` for too many, `writtenRecently` where all are left out, and `askedRecently` where some were asked
 * before the pause and `force` is not set; 429 as `countSending`
 */
export const askRollCall = (
  { force = false, ...asked }: NewRollCall,
  caller: Caller,
  services: Services,
): Promise<RollCall> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const { companyId } = caller
    if (asked.kind === 'announcement' && !asked.note) throw refusedField('note', 'required')
    // Two requests at a time would not see that the other one asks the same people.
    await holdCompanyLock(tx, 'rollCalls', companyId)
    const chosen = await recipientsOf(tx, companyId, asked, now)
    refuseCount(chosen.length)
    const { free: people, leftOut } = await dividedByPause(tx, companyId, { people: chosen, now })
    if (leftOut && people.length === 0) throw writtenRecently(secondsUntil(leftOut, now))
    if (!force && asked.kind === 'rollCall') await refuseRepeated(tx, companyId, { people, now })
    await countSending(tx, caller, services)
    const rollCall = await insertRollCall(tx, asked, { caller, now })
    const rows = people.map((person) => ({ id: randomUUID(), person }))
    for (const slice of slicesOf(rows, atOnce))
      await tx.insert(rollCallPeople).values(slice.map((row) => rowFor(row, rollCall)))
    const reached = rows.filter(({ person }) => isReachable(person))
    await tx.insert(rollCallEvents).values({
      id: randomUUID(),
      rollCallId: rollCall.id,
      version: rollCall.version,
      kind: 'asked',
      at: now,
      actorProfileId: caller.profileId,
      people: reached.length,
    })
    const asking = reached.map(({ id, person }) => ({ ...person, personId: id }))
    await mailRollCall(tx, { rollCall, people: asking, isReminder: false }, services)
    return { ...(await readRollCall(tx, { companyId, rollCallId: rollCall.id }, now)), ...(leftOut && { leftOut }) }
  })

async function insertRollCall(
  tx: Database,
  { kind, about, note = '', alertId }: NewRollCall,
  { caller, now }: { caller: Caller; now: Date },
): Promise<RollCallRow> {
  const alert = await knownAlert(tx, alertId)
  const [rollCall] = await tx
    .insert(rollCalls)
    .values({
      id: `rc-${randomUUID()}`,
      companyId: caller.companyId,
      kind,
      about,
      aboutTexts: headlinesOf(alert?.texts ?? [], about),
      note,
      alertId: alert?.id ?? null,
      askedBy: caller.profileId,
      askedAt: now,
      expiresAt: new Date(+now + rollCallLimits.days * dayMs),
      closedAt: kind === 'announcement' ? now : null,
    })
    .returning()
  return rollCall!
}

/** A stored alert. It may be deleted while an advisor writes; the roll call is sent all the same. */
async function knownAlert(tx: Database, alertId = '') {
  const [alert] = await tx.select({ id: alerts.id, texts: alerts.texts }).from(alerts).where(eq(alerts.id, alertId))
  return alert
}

const rowFor = ({ id, person }: { id: string; person: Recipient }, rollCall: RollCallRow) => ({
  id,
  rollCallId: rollCall.id,
  companyId: rollCall.companyId,
  profileId: person.profileId,
  isForGuest: person.isForGuest,
  tripId: person.tripId,
  isReachable: isReachable(person),
  writtenAt: isReachable(person) ? rollCall.askedAt : null,
})

function refuseCount(people: number): void {
  if (people === 0)
    throw new Refusal(409, 'nobodyAsked', 'No traveler is among these trips. Search again, and choose some.')
  if (people > rollCallLimits.people)
    throw new Refusal(
      409,
      'tooManyAsked',
      `A roll call asks at most ${rollCallLimits.people} people. Narrow the search.`,
    )
}

const writtenRecently = (retryAfterSeconds: number) =>
  new Refusal(
    409,
    'writtenRecently',
    `All of these people were written to within ${rollCallLimits.pauseMinutes} minutes. Wait for a while.`,
    { retryAfterSeconds },
  )

interface Repeated {
  people: readonly Recipient[]
  now: Date
}

async function refuseRepeated(tx: Database, companyId: string, { people, now }: Repeated): Promise<void> {
  if ((await askedSince(tx, companyId, { people, since: recently(now) })) === 0) return
  throw new Refusal(
    409,
    'askedRecently',
    `Some of these people were asked within ${rollCallLimits.repeatMinutes} minutes. Send "force": true to ask again.`,
  )
}

const recently = (now: Date) => new Date(+now - rollCallLimits.repeatMinutes * minuteMs)
