import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { travelDocuments } from '#server/db/schema/profile/profileData.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'

/** A person's passports without their numbers, the first to expire first. */
export const heldPassports = (db: Database, { companyId, profileId }: ProfileRef) =>
  db
    .select({
      id: travelDocuments.id,
      numberEnding: travelDocuments.numberEnding,
      issueCountry: travelDocuments.issueCountry,
      expirationDate: travelDocuments.expirationDate,
    })
    .from(travelDocuments)
    .where(and(eq(travelDocuments.companyId, companyId), eq(travelDocuments.profileId, profileId)))
    .orderBy(asc(travelDocuments.expirationDate), asc(travelDocuments.id))
