import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookedFor } from '#server/domains/events/counts.ts'
import { readGroups, type Group } from '#server/domains/events/readGroups.ts'
import { groupStatusAt } from '#server/domains/events/status.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'

type Traveler = Pick<typeof profiles.$inferSelect, 'id' | 'companyId'>

/** The accepted events a traveler may book for (§3, §4), filtered by a condition on the invitation. */
async function acceptedGroups(db: Database, traveler: Traveler, now: Date, which?: SQL): Promise<Group[]> {
  if (!(await companyHas(db, traveler.companyId, 'groupEvents'))) return []
  const accepted = db
    .select({ id: groupTravelers.groupTravelId })
    .from(groupTravelers)
    .innerJoin(profiles, eq(profiles.id, groupTravelers.profileId))
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .innerJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(
      and(eq(profiles.id, traveler.id), eq(groupTravelers.status, 'accepted'), travelPolicies.isAllowedEvent, which),
    )
  const where = and(
    eq(groupTravels.companyId, traveler.companyId),
    inArray(groupTravels.id, accepted),
    eq(groupStatusAt(now), 'confirmed'),
  )
  return readGroups(db, { where, order: [asc(groupTravels.id)] }, now)
}

/** The accepted events for which the traveler has no trip yet. */
async function bookableGroups(db: Database, traveler: Traveler, now: Date, which?: SQL): Promise<Group[]> {
  const accepted = await acceptedGroups(db, traveler, now, which)
  const booked = bookedFor(
    db,
    accepted.map(({ group }) => group.id),
  )
  const taken = await db.select({ id: booked.groupTravelId }).from(booked).where(eq(booked.profileId, traveler.id))
  return accepted.filter(({ group }) => taken.every(({ id }) => id !== group.id))
}

interface Which {
  groupId: string
  traveler: Traveler
}
const groupCondition = ({ groupId }: Which) => eq(groupTravelers.groupTravelId, groupId)

/**
 * An event that the traveler may book for: they accepted it, it is confirmed and has not begun (§4), and their
 * policy allows events.
 */
export async function acceptedGroup(db: Database, which: Which, now: Date): Promise<Group | undefined> {
  const [read] = await acceptedGroups(db, which.traveler, now, groupCondition(which))
  return read
}

/** Whether the traveler has accepted an event for which trips can be booked (§4). */
export const comesToSomeEvent = async (db: Database, traveler: Traveler, now: Date): Promise<boolean> =>
  (await acceptedGroups(db, traveler, now)).length > 0

/** As `acceptedGroup`, without a trip for the event: the traveler can book it (§4). */
export async function bookableGroup(db: Database, which: Which, now: Date): Promise<Group | undefined> {
  const [read] = await bookableGroups(db, which.traveler, now, groupCondition(which))
  return read
}

/** The events a traveler or guest may book for, without those for which they need no trip. */
export const bookableGroupsOf = (db: Database, traveler: Traveler, now: Date): Promise<Group[]> =>
  bookableGroups(db, traveler, now, not(groupTravelers.needsNoTrip))
