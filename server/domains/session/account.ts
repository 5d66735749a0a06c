import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies, employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'

/**
 * An account with its profile and roles, the source of the claims in ID and access tokens (§3); for a guest with the
 * last day of the stay. `idleSeconds` is the company's own idle time (§9); null for the idle time of the server.
 */
export async function loadAccount(db: Database, accountId: string) {
  const rows = await db
    .select({
      account: accounts,
      profile: profiles,
      employeeStatus: employees.status,
      hasAccess: guestStays.hasAccess,
      endDate: guestStays.endDate,
      idleSeconds: companies.idleSeconds,
      role: profileRoles.role,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.profileId))
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(guestStays, eq(guestStays.employeeId, profiles.employeeId))
    .leftJoin(profileRoles, eq(profileRoles.profileId, profiles.id))
    .where(eq(accounts.id, accountId))
  const [first] = rows
  if (!first) return undefined
  const roles = rows.flatMap(({ role }) => role ?? [])
  // Only the status of the employee counts, and for a guest whether they may sign in: the owner of a closed profile may
  // still read it and request reactivation.
  const isActive = first.employeeStatus !== 'inactive' && first.hasAccess !== false
  const { account, profile, endDate: guestUntil, idleSeconds } = first
  return { account, profile, roles, isActive, guestUntil, idleSeconds }
}
export type LoadedAccount = NonNullable<Awaited<ReturnType<typeof loadAccount>>>
