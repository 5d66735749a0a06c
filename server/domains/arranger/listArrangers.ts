import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'

/** A person's approved arrangers and pending requests (`sent`), by name. */
export async function arrangersOf(db: Database, { companyId, profileId }: ProfileRef): Promise<Arranger[]> {
  const rows = await db
    .select({ request: arrangerRequests, arranger: profiles })
    .from(arrangerRequests)
    .innerJoin(profiles, eq(profiles.id, arrangerRequests.arrangerProfileId))
    .where(
      and(
        eq(arrangerRequests.companyId, companyId),
        eq(arrangerRequests.travelerProfileId, profileId),
        inArray(arrangerRequests.status, ['sent', 'approved']),
      ),
    )
    .orderBy(asc(folded(profiles.lastName)), asc(folded(profiles.firstName)), asc(arrangerRequests.id))
  return rows.map(({ request, arranger }) => ({
    key: request.id,
    profileId: arranger.id,
    firstName: arranger.firstName,
    lastName: arranger.lastName,
    email: arranger.email,
    status: request.status === 'approved' ? 'approved' : 'sent',
    since: request.createdAt.toISOString(),
  }))
}
