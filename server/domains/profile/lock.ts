import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/answers/envelope.ts'

/**
 * Locks a profile until the transaction ends, so that changes run one after another. Rows that reference the profile,
 * such as recorded changes, can still be written, so two people who edit each other never deadlock.
 * @throws 404
 */
export async function lockProfile(tx: Database, { companyId, profileId }: ProfileRef) {
  const [profile] = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
    .for('no key update')
  if (!profile) throw notFound()
  return profile
}

/**
 * Locks a company until the transaction ends, so that related changes run one after another. Rows that reference it can
 * still be written.
 * @throws 404
 */
export async function lockCompany(tx: Database, companyId: string) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
  if (!company) throw notFound()
  return company
}
