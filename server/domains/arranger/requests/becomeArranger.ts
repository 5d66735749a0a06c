import type { Database } from '#server/db/client.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'

/** Adds the arranger role of §6 to a person approved by a traveler; it shows them the arranger pages. */
export const becomeArranger = async (tx: Database, profileId: string): Promise<void> =>
  void (await tx.insert(profileRoles).values({ profileId, role: 'Arranger' }).onConflictDoNothing())
