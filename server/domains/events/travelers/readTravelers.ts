import { and, asc, count, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles, receiverColumns } from '#server/db/schema/company/people.ts'
import { bookedFor } from '#server/domains/events/counts.ts'
import { filterConditions } from '#server/domains/events/travelers/travelerConditions.ts'
import { folded } from '#server/db/schema/company/folded.ts'

const byName = [asc(folded(profiles.lastName)), asc(folded(profiles.firstName)), asc(groupTravelers.id)]

/** Reads the people of one event. */
export function travelersIn(db: Database, groupId: string, now: Date) {
  const booked = bookedFor(db, [groupId])
  const filters = filterConditions({ db, groupId, booked, now })
  const { groupTravelId, profileId } = groupTravelers
  const bookedCondition = and(eq(booked.groupTravelId, groupTravelId), eq(booked.profileId, profileId))
  const counted = (which?: SQL) =>
    sql<number>`${count()} ${which ? sql`filter (where ${which})` : sql``}`.mapWith(Number)
  return {
    filters,
    /** Condition: people whose trip waits for approval, who are not booked yet. */
    waitingCondition: and(
      ne(groupTravelers.status, 'declined'),
      isNotNull(booked.profileId),
      eq(booked.isWaiting, true),
    ),
    /** People by name. */
    rows: (where: SQL | undefined, { limit, offset = 0 }: { limit: number; offset?: number }) =>
      db
        .select({ row: groupTravelers, profile: profiles, employee: employees, policy: travelPolicies })
        .from(groupTravelers)
        .innerJoin(profiles, eq(profiles.id, profileId))
        .leftJoin(employees, eq(employees.id, profiles.employeeId))
        .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
        .leftJoin(booked, bookedCondition)
        .where(and(eq(groupTravelId, groupId), where))
        .orderBy(...byName)
        .limit(limit)
        .offset(offset),
    /**
     * People by name, with only the columns that mails need: reading all columns of 2,000 people would hold the
     * embedded database for long.
     */
    readers: (where: SQL | undefined, limit: number) =>
      db
        .select({
          row: { id: groupTravelers.id, status: groupTravelers.status, keyHash: groupTravelers.keyHash },
          profile: {
            ...receiverColumns,
          },
        })
        .from(groupTravelers)
        .innerJoin(profiles, eq(profiles.id, profileId))
        .leftJoin(employees, eq(employees.id, profiles.employeeId))
        .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
        .leftJoin(booked, bookedCondition)
        .where(and(eq(groupTravelId, groupId), where))
        .orderBy(...byName)
        .limit(limit),
    /** Counts the people of each condition. */
    counts: async <Name extends string>(conditions: Record<Name, SQL | undefined>): Promise<Record<Name, number>> => {
      const names = Object.keys(conditions) as Name[]
      const columns = Object.fromEntries(names.map((name) => [name, counted(conditions[name])]))
      const [counts] = await db
        .select(columns)
        .from(groupTravelers)
        .innerJoin(profiles, eq(profiles.id, profileId))
        .leftJoin(employees, eq(employees.id, profiles.employeeId))
        .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
        .leftJoin(booked, bookedCondition)
        .where(eq(groupTravelId, groupId))
      return counts as Record<Name, number>
    },
  }
}
export type TravelerRow = Awaited<ReturnType<ReturnType<typeof travelersIn>['rows']>>[number]
