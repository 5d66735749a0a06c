import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/people.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/envelope.ts'

/**
 * Holds a profile until the transaction ends, so that changes made at once come one after another. Rows that only name
 * the profile, such as notes of changes by its owner, can still be written meanwhile: two who edit each other never wait
 * in a circle.
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
