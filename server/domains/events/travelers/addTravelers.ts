import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AddedGroupTravelers } from '#contract/events/groupTravelers.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { type Group, lockGroup } from '#server/domains/events/readGroups.ts'
import { changeableStatuses } from '#server/domains/events/status.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { Refusal } from '#server/http/answers/envelope.ts'

/**
 * Adds people of the company, guests included, to the list of an event. No mail is sent.
 * @throws 404, 409 `groupClosed` in a state without changes of the list, `tooManyPeople`
 */
export function addTravelers(groupId: string, emails: string[], context: EventContext): Promise<AddedGroupTravelers> {
  const { caller, services } = context
  return services.db.transaction(async (tx) => {
    await lockGroup(tx, groupId, caller)
    refuseClosedList(await findOwnGroup(tx, groupId, context))
    const asked = new Map(emails.map((email) => [email.toLowerCase(), email]))
    const known = await peopleCalled(tx, {
      companyId: caller.companyId,
      emails: [...asked.keys()],
      now: services.now(),
    })
    const listed = await tx
      .select({ profileId: groupTravelers.profileId })
      .from(groupTravelers)
      .where(eq(groupTravelers.groupTravelId, groupId))
    const there = new Set(listed.map(({ profileId }) => profileId))
    const added = [...known.values()].filter((profileId) => !there.has(profileId))
    if (listed.length + added.length > mosts.eventPeople.most) throw tooManyPeople()
    if (added.length > 0) await insert(tx, groupId, added)
    const refused = [...asked].flatMap(([lower, email]): AddedGroupTravelers['refused'] => {
      const profileId = known.get(lower)
      if (!profileId) return [{ email, reason: 'unknownPerson' }]
      return there.has(profileId) ? [{ email, reason: 'alreadyThere' }] : []
    })
    return { added: added.length, refused }
  })
}

interface Called {
  companyId: string
  /** In lower case. */
  emails: string[]
  now: Date
}

/** The current people of a company with these addresses: their profiles by address. */
async function peopleCalled(tx: Database, { companyId, emails, now }: Called): Promise<Map<string, string>> {
  const address = sql<string>`lower(${profiles.email})`
  const rows = await tx
    .select({ email: address, profileId: profiles.id })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), belongsCondition(now), inArray(address, emails)))
  return new Map(rows.map(({ email, profileId }) => [email, profileId]))
}

const insert = (tx: Database, groupTravelId: string, profileIds: string[]) =>
  tx
    .insert(groupTravelers)
    .values(profileIds.map((profileId) => ({ id: randomUUID(), groupTravelId, profileId, status: 'pending' as const })))

/** @throws 409 `groupClosed` in a state in which the list of the event cannot change */
export function refuseClosedList({ status }: Group): void {
  if (changeableStatuses.includes(status)) return
  throw new Refusal(409, 'groupClosed', 'The list of this event stays as it is in its present state. Look at it again.')
}

const tooManyPeople = () =>
  new Refusal(
    409,
    'tooManyPeople',
    `An event has ${mosts.eventPeople.most} people at most. Remove some, or plan another.`,
  )
