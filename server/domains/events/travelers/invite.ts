import { and, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { GroupDone, GroupMailKind } from '#contract/groupTravelers.ts'
import { groupLimits } from '#contract/groupTravels.ts'
import { randomToken } from '#server/crypto/tokens.ts'
import { inParts } from '#server/db/inParts.ts'
import { groupTravelers } from '#server/db/schema/groups.ts'
import { refuseClosedList } from '#server/domains/events/travelers/addTravelers.ts'
import { findOwnGroup } from '#server/domains/events/findGroup.ts'
import type { EventContext } from '#server/domains/events/findGroup.ts'
import { storeKeys, keyEnd } from '#server/domains/events/invitation/invitationKeys.ts'
import { mailInvitations } from '#server/domains/events/travelers/invitationMail.ts'
import { lockGroup } from '#server/domains/events/lockGroup.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { travelersIn } from '#server/domains/events/travelers/readTravelers.ts'
import { stillBelongs } from '#server/domains/profile/belongs.ts'
import { Refusal } from '#server/http/envelope.ts'

/**
 * Mails people an invitation with a key of their own: those who are not invited yet, or those named, again with a new key.
 * @throws 404, 409 `groupNotOpen` where the event is not confirmed
 */
export const invite = (groupId: string, travelerIds: string[] | undefined, context: EventContext): Promise<GroupDone> =>
  write(groupId, travelerIds, context, letters.invitations)

/**
 * Reminds those who were invited and have not answered, or accepted and have still to book, or of them those named; each
 * at most once a day. They get a new key. @throws as `invite`
 */
export const remind = (groupId: string, travelerIds: string[] | undefined, context: EventContext): Promise<GroupDone> =>
  write(groupId, travelerIds, context, letters.reminders)

const lastWritten = sql`greatest(${groupTravelers.invitedAt}, ${groupTravelers.remindedAt})`
/** Condition: whose last mail about the event is a day ago. */
const isLongAgo = (at: Date) =>
  lte(lastWritten, sql`${new Date(at.getTime() - groupLimits.mailsApartMs).toISOString()}::timestamptz`)

type Filters = ReturnType<typeof travelersIn>['filters']

interface Letter {
  kind: 'groupInvitation' | 'groupReminder'
  /** SQL condition: travelers who may get the mail. */
  isWanted: (filters: Filters) => SQL | undefined
  /** Condition: whose last mail is not too recent. */
  hasWaited: (at: Date) => SQL | undefined
  /** SQL condition: travelers who get the mail when none are selected. */
  isMeant: () => SQL | undefined
  noted: (at: Date) => SQL
}

/** The mails that the people of an event get, and who gets which. */
export const letters: Record<GroupMailKind, Letter> = {
  invitations: {
    kind: 'groupInvitation',
    isWanted: () => undefined,
    hasWaited: (at) => or(isNull(groupTravelers.invitedAt), isLongAgo(at)),
    isMeant: () => isNull(groupTravelers.invitedAt),
    noted: (at) => sql`invited_at = ${at.toISOString()}::timestamptz`,
  },
  reminders: {
    kind: 'groupReminder',
    isWanted: ({ invited, pending, notBooked }) => and(invited, or(pending, notBooked)),
    hasWaited: isLongAgo,
    isMeant: () => undefined,
    noted: (at) => sql`reminded_at = ${at.toISOString()}::timestamptz, reminders = group_travelers.reminders + 1`,
  },
}

/** Condition: who a letter is for, however recent their last mail is. */
const isWanted = (letter: Letter, filters: Filters, at: Date) => and(stillBelongs(at), letter.isWanted(filters))
/** Condition: who can get a letter now. */
const isReady = (letter: Letter, filters: Filters, at: Date) => and(isWanted(letter, filters, at), letter.hasWaited(at))
/** SQL condition: travelers who get the mail when none are selected. */
export const isDue = (letter: Letter, filters: Filters, at: Date): SQL | undefined =>
  and(isReady(letter, filters, at), letter.isMeant())

/** People who are written to in one transaction. */
const atOnce = 100

interface Writing {
  groupId: string
  letter: Letter
  at: Date
}

/** Writes to people part by part; where it ends early, the same request goes on with those not written to yet. */
async function write(groupId: string, travelerIds: string[] | undefined, context: EventContext, letter: Letter) {
  const { db, now } = context.services
  const at = now()
  refuseNotOpen(await findOwnGroup(db, groupId, context))
  const people = travelersIn(db, groupId, at)
  const named = travelerIds ? inArray(groupTravelers.id, travelerIds) : letter.isMeant()
  const due = await people.readers(and(isReady(letter, people.filters, at), named), groupLimits.people)
  const { all } = await people.counts({ all: and(isWanted(letter, people.filters, at), named) })
  const ids = due.map(({ row }) => row.id)
  const written = await inParts(ids, atOnce, (part) => writeTo(part, { groupId, letter, at }, context))
  const count = written.reduce((total, one) => total + one, 0)
  return { count, skipped: travelerIds ? new Set(travelerIds).size - count : 0, tooSoon: all - count }
}

/** Writes to those of some people who are still due. @returns how many these were */
function writeTo(travelerIds: string[], { groupId, letter, at }: Writing, context: EventContext): Promise<number> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    const read = await findOwnGroup(tx, groupId, context)
    refuseNotOpen(read)
    const people = travelersIn(tx, groupId, at)
    const isNamed = inArray(groupTravelers.id, travelerIds)
    const rows = await people.readers(and(isReady(letter, people.filters, at), isNamed), travelerIds.length)
    const invited = rows.map(({ row, profile }) => ({ row, profile, key: randomToken() }))
    if (invited.length > 0) {
      await storeKeys(tx, invited, { until: keyEnd(read, at), noted: letter.noted(at) })
      await mailInvitations(tx, { read, kind: letter.kind, invited }, services)
    }
    return invited.length
  })
}

/**
 * Takes people off the list of an event. Who has booked stays. @throws 404, 409 `groupClosed` as `addTravelers`
 */
export function removeTravelers(groupId: string, travelerIds: string[], context: EventContext): Promise<GroupDone> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    refuseClosedList(await findOwnGroup(tx, groupId, context))
    const people = travelersIn(tx, groupId, services.now())
    const { booked, declinedBooked } = people.filters
    const isNamed = and(inArray(groupTravelers.id, travelerIds), not(or(booked, declinedBooked)!))
    const rows = await people.rows(isNamed, { limit: groupLimits.people })
    const ids = rows.map(({ row }) => row.id)
    if (ids.length > 0) await tx.delete(groupTravelers).where(inArray(groupTravelers.id, ids))
    return { count: ids.length, skipped: new Set(travelerIds).size - ids.length, tooSoon: 0 }
  })
}

/** @throws 409 `groupNotOpen` where the event is not confirmed */
function refuseNotOpen({ status }: Group): void {
  if (status === 'confirmed') return
  throw new Refusal(409, 'groupNotOpen', 'Only people of a confirmed event that has not begun can be written to.', {
    current: { status },
  })
}
