import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'

/** An account with its profile and roles, the source of the claims in ID and access tokens (§3). */
export async function loadAccount(db: Database, accountId: string) {
  const rows = await db
    .select({ account: accounts, profile: profiles, employeeStatus: employees.status, role: profileRoles.role })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.profileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(profileRoles, eq(profileRoles.profileId, profiles.id))
    .where(eq(accounts.id, accountId))
  const [first] = rows
  if (!first) return undefined
  const roles = rows.flatMap(({ role }) => role ?? [])
  // Only the employee's status counts: the owner of a closed profile may still read it and request it again.
  const isActive = first.employeeStatus !== 'inactive'
  return { account: first.account, profile: first.profile, roles, isActive }
}
export type LoadedAccount = NonNullable<Awaited<ReturnType<typeof loadAccount>>>
