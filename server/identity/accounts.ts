import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { verifyPassword } from '#server/crypto/passwords.ts'
import type { Database } from '#server/db/client.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { loadAccount, type LoadedAccount } from '#server/domains/session/account.ts'

/**
 * The account of a login and password; undefined when they do not match, or the person has left. An unknown login takes
 * as long as a wrong password.
 */
export async function accountFor(db: Database, login: string, password: string): Promise<string | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, login.trim().toLowerCase()))
  const matches = await verifyPassword(password, row?.passwordHash)
  if (!matches || !row) return undefined
  return (await loadAccount(db, row.id))?.isActive ? row.id : undefined
}

export const identityClaims = ({ account, profile }: LoadedAccount) => ({
  sub: account.id,
  email: account.email,
  email_verified: true,
  name: fullName(profile),
  given_name: profile.firstName,
  family_name: profile.lastName,
  locale: profile.cultureCode,
})
