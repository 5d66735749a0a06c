import { eq } from 'drizzle-orm'
import type { GroupDetail, GroupStatus, StoredGroupStatus } from '#contract/events/groupTravels.ts'
import type { FieldProblem } from '#contract/wire/fieldProblems.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { detailOf, findReadableGroup, nextStatusesFor, type EventContext } from '#server/domains/events/findGroup.ts'
import { type Group, lockGroup } from '#server/domains/events/readGroups.ts'
import { eventMoved, recordEvent } from '#server/domains/events/recordEvent.ts'
import { sendStatusMails } from '#server/domains/events/organizer/statusMail.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { changedMeanwhile, Refusal } from '#server/http/answers/envelope.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

/**
 * Sets the next state of an event (§4). The organizer requests approval, withdraws the request, confirms, closes and
 * cancels; an admin approves or sends back, and closes or cancels when the organizer has left. Sends mails to the
 * people concerned.
 * @throws 404, 412 with the stored event, 409 `notFromHere` for a state that the caller cannot set, `groupIncomplete`
 * with the missing fields, `nobodyToAsk` in a company without an admin
 */
export function changeStatus(
  groupId: string,
  { status, version }: { status: GroupStatus; version?: number | undefined },
  context: EventContext,
): Promise<GroupDetail> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    const before = await findReadableGroup(tx, groupId, context)
    if (isStale(before.group, version)) throw changedMeanwhile(await detailOf(tx, before, context))
    if (!(await nextStatusesFor(tx, before, caller)).includes(status)) throw notFromHere(before)
    if (status === 'confirmed') await refuseIncomplete(tx, before, services.now())
    if (status === 'pendingApproval') await refuseWithoutAdmin(tx, caller.companyId)
    await tx
      .update(groupTravels)
      .set({ status: status as StoredGroupStatus, version: before.group.version + 1 })
      .where(eq(groupTravels.id, groupId))
    await recordEvent(tx, groupId, eventMoved(before.status, status), context)
    await sendStatusMails(tx, before, status, context)
    return detailOf(tx, await findReadableGroup(tx, groupId, context), context)
  })
}

/** The fields of an event that are required before people can be invited. */
async function refuseIncomplete(tx: Database, { group, timeZone }: Group, now: Date) {
  const problems: FieldProblem[] = []
  if (group.actualLocation === null) problems.push({ field: 'actualLocation', code: 'required' })
  if (group.startDate < localDateOf(now.getTime(), timeZone)) problems.push({ field: 'startDate', code: 'datePast' })
  const listed = await tx.$count(groupTravelers, eq(groupTravelers.groupTravelId, group.id))
  if (listed === 0) problems.push({ field: 'travelers', code: 'required' })
  if (problems.length === 0) return
  throw new Refusal(
    409,
    'groupIncomplete',
    'The event cannot be confirmed yet: it needs a place, a day ahead and somebody on its list.',
    { problems },
  )
}

async function refuseWithoutAdmin(tx: Database, companyId: string) {
  if ((await adminsOf(tx, companyId)).length > 0) return
  throw new Refusal(409, 'nobodyToAsk', 'This company has no administrator who could approve the event.')
}

const notFromHere = ({ status }: Group) =>
  new Refusal(409, 'notFromHere', 'The event is in another state by now. Look at it as it is.', { current: { status } })
