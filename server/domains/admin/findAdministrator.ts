import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { loadAccount } from '#server/domains/session/account.ts'

/** The account of an active Admin by their sign-in address, with their company's name; undefined when unknown. */
export async function findAdministrator(db: Database, email: string) {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  const loaded = account && (await loadAccount(db, account.id))
  if (!loaded?.isActive || !loaded.roles.includes('Admin')) return undefined
  const [company] = await db.select().from(companies).where(eq(companies.id, loaded.profile.companyId))
  return { loaded, company: company?.displayName ?? '' }
}
