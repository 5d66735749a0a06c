import { randomUUID } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import type { ChangedGroup, NewGroup } from '#contract/events/groupTravelChanges.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { randomToken } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { groupCards, groupTravels } from '#server/db/schema/trips/groups.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { detailOf, findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { moveKeyEnds } from '#server/domains/events/invitation/invitationKeys.ts'
import { type Group, lockGroup } from '#server/domains/events/readGroups.ts'
import { eventAdded, eventChanged, recordEvent } from '#server/domains/events/recordEvent.ts'
import { changeableStatuses } from '#server/domains/events/status.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { changedMeanwhile, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

/** Creates an event of the caller in planning. @throws 400 for a field, 409 for too many */
export function createGroup(entered: NewGroup, context: EventContext): Promise<GroupDetail> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    const at = services.now()
    await refuseUnknown(tx, entered, caller)
    refusePast(entered.startDate, at)
    await lockProfile(tx, caller)
    const ownCondition = eq(groupTravels.organizerProfileId, caller.profileId)
    requireRoom('events', await tx.$count(groupTravels, ownCondition), 'events')
    const id = randomUUID()
    await tx.insert(groupTravels).values({
      id,
      companyId: caller.companyId,
      shareableId: randomToken(),
      organizerProfileId: caller.profileId,
      status: 'planning',
      createdAt: at,
      ...entered,
    })
    await recordEvent(tx, id, eventAdded(entered), context)
    return detailOf(tx, await findOwnGroup(tx, id, context), context)
  })
}

/**
 * Changes an event of the caller.
 * @throws 400 for a field, 404, 409 `groupClosed` in a state without changes, or `budgetApproved` for a budget other
 * than the approved one, 412 with the stored event
 */
export function changeGroup(groupId: string, { version, ...entered }: ChangedGroup, context: EventContext) {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    const before = await findOwnGroup(tx, groupId, context)
    if (isStale(before.group, version)) throw changedMeanwhile(await detailOf(tx, before, context))
    refuseUnchangeable(before, entered)
    await refuseUnknown(tx, entered, caller)
    const at = services.now()
    if (entered.startDate !== before.group.startDate) refusePast(entered.startDate, at)
    await tx
      .update(groupTravels)
      .set({ ...entered, version: before.group.version + 1 })
      .where(eq(groupTravels.id, groupId))
    const after = await findOwnGroup(tx, groupId, context)
    await moveKeyEnds(tx, before, after, at)
    const changed = eventChanged(before.group, entered)
    if (changed) await recordEvent(tx, groupId, changed, context)
    return detailOf(tx, after, context)
  })
}

function refuseUnchangeable({ status, group }: Group, { budget, actualLocation }: NewGroup) {
  if (!changeableStatuses.includes(status))
    throw new Refusal(409, 'groupClosed', 'This event cannot be changed in its present state. Look at it again.', {
      current: { status },
    })
  if (status === 'planning') return
  if (budget !== group.budget)
    throw new Refusal(
      409,
      'budgetApproved',
      'The budget of this event is approved. Plan a new event for another one.',
      {
        problems: [{ field: 'budget', code: 'invalid' }],
      },
    )
  if (status !== 'approved' && actualLocation === null) throw refusedField('actualLocation', 'required')
}

function refusePast(startDate: string, at: Date) {
  if (startDate < earliestDay(at)) throw refusedField('startDate', 'datePast')
}

/** @throws 400 for an unknown place, or a card of another organizer */
async function refuseUnknown(tx: Database, { actualLocation, creditCardId }: NewGroup, caller: Caller) {
  if (actualLocation !== null) {
    const placeCondition = or(eq(airports.code, actualLocation), eq(airports.cityCode, actualLocation))
    if ((await tx.$count(airports, placeCondition)) === 0) throw refusedField('actualLocation', 'airport')
  }
  if (creditCardId === null) return
  const ownerCondition = and(
    eq(groupCards.id, creditCardId),
    eq(groupCards.companyId, caller.companyId),
    eq(groupCards.organizerProfileId, caller.profileId),
  )
  if ((await tx.$count(groupCards, ownerCondition)) === 0) throw refusedField('creditCardId', 'invalid')
}
