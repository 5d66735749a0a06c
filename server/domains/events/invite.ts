import { and, eq, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { GroupDone } from '#contract/groupTravelers.ts'
import { groupLimits } from '#contract/groupTravels.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers } from '#server/db/schema/groups.ts'
import { profiles } from '#server/db/schema/people.ts'
import { findOwnGroup } from '#server/domains/events/findGroup.ts'
import type { Asking } from '#server/domains/events/findGroup.ts'
import { mailInvitations } from '#server/domains/events/invitationMail.ts'
import { lockGroup } from '#server/domains/events/lockGroup.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { travelersIn } from '#server/domains/events/readTravelers.ts'
import { Refusal } from '#server/http/envelope.ts'
import { addDays, instantOf } from '#server/time/zonedTime.ts'

/** Nobody gets a second mail about an event within this time. */
const againMs = 24 * 3_600_000

/**
 * Mails people an invitation with a key of their own: those who are not invited yet, or those named, again with a new key.
 * @throws 404, 409 `groupNotOpen` where the event is not confirmed
 */
export function invite(groupId: string, travelerIds: string[] | undefined, asking: Asking): Promise<GroupDone> {
  return write(groupId, travelerIds, asking, {
    kind: 'groupInvitation',
    isDue: (at) => or(isNull(groupTravelers.invitedAt), lte(lastWritten, ago(at))),
    isMeant: () => isNull(groupTravelers.invitedAt),
    noted: (at) => sql`invited_at = ${at.toISOString()}::timestamptz`,
  })
}

/**
 * Reminds those who were invited and have not answered, or accepted and have still to book, or of them those named; each
 * at most once a day. They get a new key. @throws as `invite`
 */
export function remind(groupId: string, travelerIds: string[] | undefined, asking: Asking): Promise<GroupDone> {
  return write(groupId, travelerIds, asking, {
    kind: 'groupReminder',
    isDue: (at, { pending, notBooked }) =>
      and(isNotNull(groupTravelers.invitedAt), or(pending, notBooked), lte(lastWritten, ago(at))),
    isMeant: () => undefined,
    noted: (at) => sql`reminded_at = ${at.toISOString()}::timestamptz, reminders = group_travelers.reminders + 1`,
  })
}

const lastWritten = sql`greatest(${groupTravelers.invitedAt}, ${groupTravelers.remindedAt})`
const ago = (at: Date) => sql`${new Date(at.getTime() - againMs).toISOString()}::timestamptz`

type Filters = ReturnType<typeof travelersIn>['filters']

interface Letter {
  kind: 'groupInvitation' | 'groupReminder'
  /** Condition: who may get it now. */
  isDue: (at: Date, filters: Filters) => SQL | undefined
  /** Condition: who of them gets it where nobody is named. */
  isMeant: () => SQL | undefined
  noted: (at: Date) => SQL
}

async function write(groupId: string, travelerIds: string[] | undefined, asking: Asking, letter: Letter) {
  const { caller, services } = asking
  return services.db.transaction(async (tx) => {
    const at = services.now()
    await lockGroup(tx, groupId, caller)
    const read = await findOwnGroup(tx, groupId, asking)
    if (read.status !== 'confirmed') throw groupNotOpen(read)
    const people = travelersIn(tx, groupId, at)
    const named = travelerIds ? inArray(groupTravelers.id, travelerIds) : letter.isMeant()
    const where = and(eq(profiles.active, true), letter.isDue(at, people.filters), named)
    const rows = await people.rows(where, { limit: groupLimits.people })
    const invited = rows.map(({ row, profile }) => ({ row, profile, key: randomToken() }))
    if (invited.length > 0) {
      await giveKeys(tx, invited, { until: keyEnd(read), noted: letter.noted(at) })
      await mailInvitations(tx, { read, kind: letter.kind, invited, until: keyEnd(read) }, services)
    }
    return { count: invited.length, skipped: travelerIds ? new Set(travelerIds).size - invited.length : 0 }
  })
}

/** A key is good through the last day to book by, else until the event begins. */
const keyEnd = ({ group, timeZone }: Group): Date => {
  const day = group.bookBy ? addDays(group.bookBy, 1) : group.startDate
  return new Date(instantOf(`${day}T00:00`, timeZone))
}

/** Stores the hashes of new keys in one statement; the keys before them are good no more. */
async function giveKeys(
  tx: Database,
  invited: { row: { id: string }; key: string }[],
  { until, noted }: { until: Date; noted: SQL },
) {
  const rows = invited.map(({ row, key }) => sql`(${row.id}, ${sha256(key)})`)
  await tx.execute(sql`update group_travelers set key_hash = given.hash,
    key_expires_at = ${until.toISOString()}::timestamptz, ${noted}
    from (values ${sql.join(rows, sql`, `)}) as given (id, hash) where group_travelers.id = given.id`)
}

/**
 * Takes people off the list of an event. Who has booked stays. @throws 404
 */
export function removeTravelers(groupId: string, travelerIds: string[], asking: Asking): Promise<GroupDone> {
  const { caller, services } = asking
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    await findOwnGroup(tx, groupId, asking)
    const people = travelersIn(tx, groupId, services.now())
    const isNamed = and(inArray(groupTravelers.id, travelerIds), not(people.filters.booked!))
    const rows = await people.rows(isNamed, { limit: groupLimits.people })
    const ids = rows.map(({ row }) => row.id)
    if (ids.length > 0) await tx.delete(groupTravelers).where(inArray(groupTravelers.id, ids))
    return { count: ids.length, skipped: new Set(travelerIds).size - ids.length }
  })
}

const groupNotOpen = ({ status }: Group) =>
  new Refusal(409, 'groupNotOpen', 'Only people of a confirmed event that has not begun can be written to.', {
    current: { status },
  })
