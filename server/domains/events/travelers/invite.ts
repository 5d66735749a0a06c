import { and, inArray, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { GroupDone, GroupMailKind } from '#contract/events/groupTravelers.ts'
import { groupLimits } from '#contract/events/groupTravels.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { randomToken } from '#server/crypto/tokens.ts'
import { inParts } from '#server/db/inParts.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { refuseClosedList } from '#server/domains/events/travelers/addTravelers.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { storeKeys, keyEnd } from '#server/domains/events/invitation/invitationKeys.ts'
import { mailInvitations } from '#server/domains/events/travelers/invitationMail.ts'
import { eventMailed, recordEvent } from '#server/domains/events/recordEvent.ts'
import { type Group, lockGroup } from '#server/domains/events/readGroups.ts'
import { travelersIn } from '#server/domains/events/travelers/readTravelers.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { Refusal } from '#server/http/answers/envelope.ts'

/**
 * Mails invitations, each with a new key, to all people who are not invited yet, or to the given people.
 * @throws 404, 409 `groupNotOpen` for an unconfirmed event
 */
export const invite = (groupId: string, travelerIds: string[] | undefined, context: EventContext): Promise<GroupDone> =>
  write(groupId, travelerIds, context, letters.invitations)

/**
 * Reminds people who have not answered, or have accepted and not booked, or the given ones of them; each at most once a
 * day. They get a new key.
 * @throws as `invite`
 */
export const remind = (groupId: string, travelerIds: string[] | undefined, context: EventContext): Promise<GroupDone> =>
  write(groupId, travelerIds, context, letters.reminders)

const lastWritten = sql`greatest(${groupTravelers.invitedAt}, ${groupTravelers.remindedAt})`
/** Condition: the last mail about the event is a day old. */
const dayOldCondition = (at: Date) =>
  lte(lastWritten, sql`${new Date(at.getTime() - groupLimits.mailsApartMs).toISOString()}::timestamptz`)

type Filters = ReturnType<typeof travelersIn>['filters']

interface Letter {
  kind: 'groupInvitation' | 'groupReminder'
  /** SQL condition: travelers who may get the mail. */
  appliesCondition: (filters: Filters) => SQL | undefined
  /** Condition: the last mail is not too recent. */
  waitedCondition: (at: Date) => SQL | undefined
  /** SQL condition: travelers who get the mail when none are selected. */
  defaultCondition: () => SQL | undefined
  noted: (at: Date) => SQL
}

/** The mails to the people of an event, with the conditions for each. */
export const letters: Record<GroupMailKind, Letter> = {
  invitations: {
    kind: 'groupInvitation',
    appliesCondition: () => undefined,
    waitedCondition: (at) => or(isNull(groupTravelers.invitedAt), dayOldCondition(at)),
    defaultCondition: () => isNull(groupTravelers.invitedAt),
    noted: (at) => sql`invited_at = ${at.toISOString()}::timestamptz`,
  },
  reminders: {
    kind: 'groupReminder',
    appliesCondition: ({ invited, pending, notBooked }) => and(invited, or(pending, notBooked)),
    waitedCondition: dayOldCondition,
    defaultCondition: () => undefined,
    noted: (at) => sql`reminded_at = ${at.toISOString()}::timestamptz, reminders = group_travelers.reminders + 1`,
  },
}

/** Condition: the mail applies to the traveler, however recent the last one is. */
const appliesCondition = (letter: Letter, filters: Filters, at: Date) =>
  and(belongsCondition(at), letter.appliesCondition(filters))
/** Condition: the traveler can get the mail now. */
const readyCondition = (letter: Letter, filters: Filters, at: Date) =>
  and(appliesCondition(letter, filters, at), letter.waitedCondition(at))
/** SQL condition: travelers who get the mail when none are selected. */
export const dueCondition = (letter: Letter, filters: Filters, at: Date): SQL | undefined =>
  and(readyCondition(letter, filters, at), letter.defaultCondition())

/** Number of people per transaction. */
const atOnce = 100

interface Writing {
  groupId: string
  letter: Letter
  at: Date
}

/** Sends mails in parts. When it fails, repeating the request continues with the rest. */
async function write(groupId: string, travelerIds: string[] | undefined, context: EventContext, letter: Letter) {
  const { db, now } = context.services
  const at = now()
  refuseNotOpen(await findOwnGroup(db, groupId, context))
  const people = travelersIn(db, groupId, at)
  const named = travelerIds ? inArray(groupTravelers.id, travelerIds) : letter.defaultCondition()
  const due = await people.readers(and(readyCondition(letter, people.filters, at), named), mosts.eventPeople.most)
  const { all } = await people.counts({ all: and(appliesCondition(letter, people.filters, at), named) })
  const ids = due.map(({ row }) => row.id)
  const written = await inParts(ids, atOnce, (part) => writeTo(part, { groupId, letter, at }, context))
  const count = written.reduce((total, one) => total + one, 0)
  return { count, skipped: travelerIds ? new Set(travelerIds).size - count : 0, tooSoon: all - count }
}

/** Sends mails to those of the given people for whom they are still due. @returns their number */
function writeTo(travelerIds: string[], { groupId, letter, at }: Writing, context: EventContext): Promise<number> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    const read = await findOwnGroup(tx, groupId, context)
    refuseNotOpen(read)
    const people = travelersIn(tx, groupId, at)
    const namedCondition = inArray(groupTravelers.id, travelerIds)
    const rows = await people.readers(
      and(readyCondition(letter, people.filters, at), namedCondition),
      travelerIds.length,
    )
    const invited = rows.map(({ row, profile }) => ({ row, profile, key: randomToken() }))
    if (invited.length > 0) {
      await storeKeys(tx, invited, { until: keyEnd(read, at), noted: letter.noted(at) })
      await mailInvitations(tx, { read, kind: letter.kind, invited }, services)
      await recordEvent(tx, groupId, eventMailed(letter.kind, invited.length), context)
    }
    return invited.length
  })
}

/**
 * Removes people from the list of an event. People who have a trip stay, also one that waits for approval.
 * @throws 404, 409 `groupClosed` as `addTravelers`
 */
export function removeTravelers(groupId: string, travelerIds: string[], context: EventContext): Promise<GroupDone> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    refuseClosedList(await findOwnGroup(tx, groupId, context))
    const people = travelersIn(tx, groupId, services.now())
    const { booked, declinedBooked } = people.filters
    const namedCondition = and(
      inArray(groupTravelers.id, travelerIds),
      not(or(booked, declinedBooked, people.waitingCondition)!),
    )
    const rows = await people.rows(namedCondition, { limit: mosts.eventPeople.most })
    const ids = rows.map(({ row }) => row.id)
    if (ids.length > 0) await tx.delete(groupTravelers).where(inArray(groupTravelers.id, ids))
    return { count: ids.length, skipped: new Set(travelerIds).size - ids.length, tooSoon: 0 }
  })
}

/** @throws 409 `groupNotOpen` for an unconfirmed event */
function refuseNotOpen({ status }: Group): void {
  if (status === 'confirmed') return
  throw new Refusal(409, 'groupNotOpen', 'Only people of a confirmed event that has not begun can be written to.', {
    current: { status },
  })
}
