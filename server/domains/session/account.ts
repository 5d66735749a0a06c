import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'

/** What the provider knows of somebody: for ID tokens the person, for access tokens the claims of §3. */
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
  // A closed profile cannot travel, yet its owner reads it and asks for it again.
  const isActive = first.employeeStatus !== 'inactive'
  return { account: first.account, profile: first.profile, roles, isActive }
}
export type LoadedAccount = NonNullable<Awaited<ReturnType<typeof loadAccount>>>
