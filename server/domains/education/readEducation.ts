import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm'
import { educationLimits } from '#contract/catalogs/education.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { educationProgress, educationSettings } from '#server/db/schema/site/education.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'
import type { AdvisedJourney, ModuleSetting } from '#server/domains/education/education.rules.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { startCountry } from '#server/domains/trips/advice.ts'
import { currentTripCondition } from '#server/domains/trips/status.ts'
import type { Services } from '#server/services/services.ts'

/** The setting of a module that the company has not decided about. */
const usual: ModuleSetting = {
  assignment: 'optional',
  dueDays: educationLimits.dueDays.usual,
  requiredSince: null,
  version: 1,
}

/** How a company uses its modules, by module id. */
export async function readSettings(db: Database, companyId: string): Promise<(moduleId: string) => ModuleSetting> {
  const rows = await db.select().from(educationSettings).where(eq(educationSettings.companyId, companyId))
  const settings = new Map(rows.map((row) => [row.moduleId, row]))
  return (moduleId) => settings.get(moduleId) ?? usual
}

/** The progress of a person, by module id. */
export async function readProgress(db: Database, { companyId, profileId }: ProfileRef) {
  const rows = await db
    .select()
    .from(educationProgress)
    .where(and(eq(educationProgress.companyId, companyId), eq(educationProgress.profileId, profileId)))
  return new Map(rows.map((row) => [row.moduleId, row]))
}

/**
 * From when on a person can learn: their first sign-in, before it when they were added to the company; long ago for one
 * without an employee record.
 */
export async function readMemberSince(db: Database, { companyId, profileId }: ProfileRef): Promise<Date> {
  const [row] = await db
    .select({ createdAt: employees.createdAt, registeredAt: profiles.registeredAt })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)))
  return row?.registeredAt ?? row?.createdAt ?? new Date(0)
}

/** Most trips that are looked at; the soonest count. */
const mostTrips = 20

const { country, part } = educationLimits.adviceLevels
const strictCondition = or(gte(advisories.warningLevel, country), gte(advisories.regionalLevel, part))

/**
 * The person's own trips ahead and under way to countries with strict advice, the soonest first, each with the first
 * such country that it reaches. The country where a trip begins is left out.
 */
export async function readAdvisedJourneys(
  { companyId, profileId }: ProfileRef,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<AdvisedJourney[]> {
  const rows = await db
    .selectDistinctOn([trips.startsAt, trips.id], {
      bookingId: trips.bookingId,
      startsOn: sql<string>`(select min(first_segment.departure_local) from trip_segments first_segment
        where first_segment.trip_id = ${trips.id})`,
      countryCode: tripSegments.toCountryCode,
    })
    .from(trips)
    .innerJoin(tripSegments, eq(tripSegments.tripId, trips.id))
    .innerJoin(advisories, eq(advisories.targetCountry, tripSegments.toCountryCode))
    .where(
      and(
        eq(trips.companyId, companyId),
        eq(trips.profileId, profileId),
        currentTripCondition(now()),
        ne(tripSegments.toCountryCode, startCountry),
        strictCondition,
      ),
    )
    .orderBy(asc(trips.startsAt), asc(trips.id), asc(tripSegments.ordinal))
    .limit(mostTrips)
  return rows.map(({ startsOn, ...row }) => ({ ...row, startsOn: startsOn.slice(0, 10) }))
}
