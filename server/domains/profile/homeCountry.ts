import { and, eq } from 'drizzle-orm'
import { profiles } from '#server/db/schema/company/people.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Services } from '#server/services/services.ts'

/** The country of residence, ISO 3166-1 alpha-2; empty when the profile has none. */
export async function homeCountry({ companyId, profileId }: ProfileRef, { db }: Services): Promise<string> {
  const [person] = await db
    .select({ countryCode: profiles.countryCode })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)))
  return person?.countryCode ?? ''
}
