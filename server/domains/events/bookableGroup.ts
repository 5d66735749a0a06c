import { and, asc, eq, exists, not } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company.ts'
import { groupTravelers, groupTravels } from '#server/db/schema/groups.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import { isTakenFor } from '#server/domains/events/counts.ts'
import { readGroups } from '#server/domains/events/readGroups.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { companyHas } from '#server/http/accessFacts.ts'

type Traveler = Pick<typeof profiles.$inferSelect, 'id' | 'companyId'>

/** Condition: the travel policy of somebody lets them book for events (§3). */
const isAllowedEvent = (db: Database, { id }: Traveler) =>
  exists(
    db
      .select({ id: travelPolicies.id })
      .from(profiles)
      .innerJoin(employees, eq(employees.id, profiles.employeeId))
      .innerJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
      .where(and(eq(profiles.id, id), travelPolicies.isAllowedEvent)),
  )

/**
 * An event that somebody comes to and may book for: they accepted it, it is confirmed and has not begun (§4), and their
 * policy allows events.
 */
export async function acceptedGroup(
  db: Database,
  { groupId, traveler }: { groupId: string; traveler: Traveler },
  now: Date,
): Promise<Group | undefined> {
  const accepted = await db.$count(
    groupTravelers,
    and(
      eq(groupTravelers.groupTravelId, groupId),
      eq(groupTravelers.profileId, traveler.id),
      eq(groupTravelers.status, 'accepted'),
      isAllowedEvent(db, traveler),
    ),
  )
  if (accepted === 0 || !(await companyHas(db, traveler.companyId, 'groupEvents'))) return undefined
  const where = and(eq(groupTravels.id, groupId), eq(groupTravels.companyId, traveler.companyId))
  const [read] = await readGroups(db, { where }, now)
  return read?.status === 'confirmed' ? read : undefined
}

/** As `acceptedGroup`, and they have no trip for it yet: what can be booked for (§4). */
export async function bookableGroup(
  db: Database,
  which: { groupId: string; traveler: Traveler },
  now: Date,
): Promise<Group | undefined> {
  const theirs = await db
    .select({ id: trips.id })
    .from(trips)
    .innerJoin(profiles, isTakenFor([which.groupId]))
    .where(eq(profiles.id, which.traveler.id))
    .limit(1)
  return theirs.length === 0 ? acceptedGroup(db, which, now) : undefined
}

/** The events that can be booked for of an employee, a guest too, but for those they need no trip for. */
export async function bookableGroupsOf(db: Database, employeeId: string, now: Date): Promise<Group[]> {
  const { groupTravelId, profileId, status, needsNoTrip } = groupTravelers
  const accepted = await db
    .select({ groupId: groupTravelId, traveler: { id: profiles.id, companyId: profiles.companyId } })
    .from(groupTravelers)
    .innerJoin(profiles, eq(profiles.id, profileId))
    .where(and(eq(profiles.employeeId, employeeId), eq(status, 'accepted'), not(needsNoTrip)))
    .orderBy(asc(groupTravelId))
  const read = await Promise.all(accepted.map((which) => bookableGroup(db, which, now)))
  return read.filter((group) => group !== undefined)
}
