import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'

/**
 * The profile of another active employee of a person's company, by e-mail address.
 * @param as guests cannot be arrangers, but are travelers
 */
export async function findColleague(tx: Database, of: ProfileRef, email: string, as: 'arranger' | 'traveler') {
  const isGuest = tx
    .select({ role: profileRoles.role })
    .from(profileRoles)
    .where(and(eq(profileRoles.profileId, profiles.id), eq(profileRoles.role, 'Guest')))
  const [found] = await tx
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(employees, and(eq(employees.id, profiles.employeeId), eq(employees.status, 'active')))
    .where(
      and(
        eq(profiles.companyId, of.companyId),
        eq(sql`lower(${profiles.email})`, email.toLowerCase()),
        eq(profiles.active, true),
        as === 'arranger' ? notExists(isGuest) : undefined,
      ),
    )
  return found?.profile.id === of.profileId ? undefined : found?.profile
}
