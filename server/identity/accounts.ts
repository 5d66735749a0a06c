import { eq } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'
import { employees } from '#server/db/schema/company.ts'
import type { Database } from '#server/db/client.ts'
import { verifyPassword } from '#server/crypto/passwords.ts'

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

/** The account these words open, or undefined, also where the person has left; an unknown address takes as long as a wrong password. */
export async function accountFor(db: Database, login: string, password: string): Promise<string | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, login.trim().toLowerCase()))
  const matches = await verifyPassword(password, row?.passwordHash)
  if (!matches || !row) return undefined
  return (await loadAccount(db, row.id))?.isActive ? row.id : undefined
}

const roleClaim = (roles: readonly Role[], style: LoadedAccount['account']['roleClaimStyle']) => {
  if (style === 'spaced') return roles.join(' ')
  return style === 'single' && roles.length === 1 ? roles[0] : [...roles]
}

/** §3 access token data. `role` is a list, one value or a space-separated string, as the account has it. */
export const accessTokenClaims = ({ account, profile, roles }: LoadedAccount) => ({
  role: roleClaim(roles, account.roleClaimStyle),
  company_id: profile.companyId,
  ...(profile.employeeId && { employee_id: profile.employeeId }),
  Id: account.id,
  ProfileId: profile.id,
  ...(!profile.registeredAt && { unregistered: true }),
})

export const identityClaims = ({ account, profile }: LoadedAccount) => ({
  sub: account.id,
  email: account.email,
  email_verified: true,
  name: `${profile.firstName} ${profile.lastName}`,
  given_name: profile.firstName,
  family_name: profile.lastName,
  locale: profile.cultureCode,
})
