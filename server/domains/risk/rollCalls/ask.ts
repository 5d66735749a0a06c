import { dayMs, minuteMs } from '#contract/durations.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fullName } from '#contract/fullName.ts'
import { rollCallLimits, type NewRollCall, type RollCall, type RollCallPreview } from '#contract/rollCalls.ts'
import { holdCompanyLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/alerts.ts'
import { rollCallEvents, rollCallPeople, rollCalls } from '#server/db/schema/rollCalls.ts'
import { slicesOf } from '#server/db/slices.ts'
import { readRollCall } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import {
  askedSince,
  countNotAsked,
  isReachable,
  type Recipient,
  recipientsOf,
} from '#server/domains/risk/rollCalls/recipients.ts'
import { mailRollCall } from '#server/domains/risk/rollCalls/rollCallMail.ts'
import type { Caller } from '#server/http/caller.ts'
import { refusedField, Refusal } from '#server/http/envelope.ts'
import { languageOfCulture } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'

/** Unreachable people that a preview names; the roll call lists all. */
const mostNamed = 50
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
  return {
    people: people.length,
    guests: people.filter(({ isForGuest }) => isForGuest).length,
    languages: [...new Set(reachable.map(({ culture }) => languageOfCulture(culture, 'en')))].toSorted(),
    unreachable: unreachable.slice(0, mostNamed).map(({ firstName, lastName, bookingId, phone }) => ({
      name: fullName({ firstName, lastName }),
      bookingId,
      phone,
    })),
    askedRecently: await askedSince(db, companyId, { people, since: recently(now()) }),
    notAsked: await countNotAsked(db, companyId, choice, now()),
  }
}

/**
 * Stores a roll call and queues its mails, both or neither.
 * @throws 400 as `recipientsOf`, and `required` at `note` for an announcement without one; 409 `nobodyAsked` for no
 * people, `tooManyAsked` for too many, and `askedRecently` where some were asked a few minutes ago and `force` is not
 * set
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
    const people = await recipientsOf(tx, companyId, asked, now)
    await refuseUnaskable(tx, companyId, { people, isFree: force || asked.kind === 'announcement', now })
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
    return readRollCall(tx, { companyId, rollCallId: rollCall.id }, now)
  })

async function insertRollCall(
  tx: Database,
  { kind, about, note = '', alertId }: NewRollCall,
  { caller, now }: { caller: Caller; now: Date },
) {
  const [rollCall] = await tx
    .insert(rollCalls)
    .values({
      id: `rc-${randomUUID()}`,
      companyId: caller.companyId,
      kind,
      about,
      note,
      alertId: await knownAlert(tx, alertId),
      askedBy: caller.profileId,
      askedAt: now,
      expiresAt: new Date(+now + rollCallLimits.days * dayMs),
      closedAt: kind === 'announcement' ? now : null,
    })
    .returning()
  return rollCall!
}

/** The id of a stored alert. An alert may be deleted while an advisor writes; the roll call is sent all the same. */
async function knownAlert(tx: Database, alertId = ''): Promise<string | null> {
  return (await tx.$count(alerts, eq(alerts.id, alertId))) > 0 ? alertId : null
}

const rowFor = ({ id, person }: { id: string; person: Recipient }, rollCall: { id: string; companyId: string }) => ({
  id,
  rollCallId: rollCall.id,
  companyId: rollCall.companyId,
  profileId: person.profileId,
  isForGuest: person.isForGuest,
  tripId: person.tripId,
  isReachable: isReachable(person),
})

interface Asking {
  people: readonly Recipient[]
  /** Sent whenever the people were asked last. */
  isFree: boolean
  now: Date
}

async function refuseUnaskable(tx: Database, companyId: string, { people, isFree, now }: Asking): Promise<void> {
  if (people.length === 0)
    throw new Refusal(409, 'nobodyAsked', 'No traveler is among these trips. Search again, and choose some.')
  if (people.length > rollCallLimits.people)
    throw new Refusal(
      409,
      'tooManyAsked',
      `A roll call asks at most ${rollCallLimits.people} people. Narrow the search.`,
    )
  if (isFree || (await askedSince(tx, companyId, { people, since: recently(now) })) === 0) return
  throw new Refusal(
    409,
    'askedRecently',
    `Some of these people were asked within ${rollCallLimits.repeatMinutes} minutes. Send "force": true to ask again.`,
  )
}

const recently = (now: Date) => new Date(+now - rollCallLimits.repeatMinutes * minuteMs)
