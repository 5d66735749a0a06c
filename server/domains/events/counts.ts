import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { GroupCounts } from '#contract/events/groupTravels.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { guestTripCondition } from '#server/domains/guests/readGuests.ts'

/** Condition: uncanceled trips for one of these events, of a profile of the query or booked for it as a guest. */
export const groupTripsCondition = (groupIds: string[]): SQL | undefined =>
  and(inArray(trips.groupTravelId, groupIds), ne(trips.status, 'cancelled'), guestTripCondition)

/** Pairs of event and profile with a trip, to join with the people of events; whether it only waits for approval. */
export const bookedFor = (db: Database, groupIds: string[]) =>
  db
    .select({
      groupTravelId: trips.groupTravelId,
      profileId: profiles.id,
      isWaiting: sql<boolean>`bool_and(${eq(trips.status, 'pending')})`.as('is_waiting'),
    })
    .from(trips)
    .innerJoin(profiles, groupTripsCondition(groupIds))
    .groupBy(trips.groupTravelId, profiles.id)
    .as('booked')

const none: GroupCounts = { listed: 0, invited: 0, accepted: 0, declined: 0, booked: 0, needNoTrip: 0 }

/** Counts the people of each event by progress, in one query for any number of events. */
export async function countsOf(db: Database, groupIds: string[]): Promise<(groupId: string) => GroupCounts> {
  if (groupIds.length === 0) return () => none
  const booked = bookedFor(db, groupIds)
  const { status, invitedAt, needsNoTrip, groupTravelId, profileId } = groupTravelers
  const counted = (which?: SQL) => sql<number>`count(*) ${which ? sql`filter (where ${which})` : sql``}`.mapWith(Number)
  const rows = await db
    .select({
      groupId: groupTravelId,
      listed: counted(),
      invited: counted(sql`${invitedAt} is not null`),
      accepted: counted(eq(status, 'accepted')),
      declined: counted(eq(status, 'declined')),
      booked: counted(and(sql`${booked.isWaiting} is false`, ne(status, 'declined'))),
      needNoTrip: counted(eq(needsNoTrip, true)),
    })
    .from(groupTravelers)
    .leftJoin(booked, and(eq(booked.groupTravelId, groupTravelId), eq(booked.profileId, profileId)))
    .where(inArray(groupTravelId, groupIds))
    .groupBy(groupTravelId)
  const byGroup = new Map(rows.map(({ groupId, ...counts }) => [groupId, counts]))
  return (groupId) => byGroup.get(groupId) ?? none
}
