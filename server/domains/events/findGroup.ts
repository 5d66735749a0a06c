import { and, eq } from 'drizzle-orm'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { countsOf } from '#server/domains/events/counts.ts'
import { presentDetail } from '#server/domains/events/present.ts'
import { cityNames, readGroups, type Group } from '#server/domains/events/readGroups.ts'
import { nextStatuses } from '#server/domains/events/status.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

/** The caller of an operation on events, and the language of its response. */
export interface EventContext {
  caller: Caller
  language: Language
  services: Services
}

/** Finds an event of the caller. @throws 404 for an event of another organizer */
export async function findOwnGroup(db: Database, groupId: string, { caller, services }: EventContext): Promise<Group> {
  const found = await findGroupOf(db, groupId, caller, services.now())
  if (found?.organizer.id !== caller.profileId) throw notFound()
  return found
}

/** Finds an event that the caller organizes, or may decide on as an admin. @throws 404 for any other */
export async function findReadableGroup(
  db: Database,
  groupId: string,
  { caller, services }: EventContext,
): Promise<Group> {
  const found = await findGroupOf(db, groupId, caller, services.now())
  if (!found || !(isOrganizerOf(found, caller) || caller.roles.includes('Admin'))) throw notFound()
  return found
}

async function findGroupOf(db: Database, groupId: string, { companyId }: Caller, now: Date) {
  const where = and(eq(groupTravels.id, groupId), eq(groupTravels.companyId, companyId))
  const [found] = await readGroups(db, { where }, now)
  return found
}

const isOrganizerOf = ({ organizer }: Group, caller: Caller) =>
  caller.roles.includes('EventOrganizer') && organizer.id === caller.profileId

/** The next states the caller may set. */
export async function nextStatusesFor(db: Database, read: Group, caller: Caller) {
  const isOrganizer = isOrganizerOf(read, caller)
  const others = async () =>
    (await adminsOf(db, caller.companyId)).filter((admin) => admin.profileId !== read.organizer.id)
  const isAdmin = caller.roles.includes('Admin')
  const mayApprove = isAdmin && (read.organizer.id !== caller.profileId || (await others()).length === 0)
  return nextStatuses(read.status, { isOrganizer, mayApprove, mayEnd: isAdmin && !read.hasOrganizer })
}

/** An event as its page shows it. */
export async function detailOf(db: Database, read: Group, { caller, language }: EventContext): Promise<GroupDetail> {
  const counts = await countsOf(db, [read.group.id])
  return presentDetail(read, {
    cities: await cityNames(db, [read.group], language),
    counts: counts(read.group.id),
    callerProfileId: caller.profileId,
    nextStatuses: await nextStatusesFor(db, read, caller),
  })
}
