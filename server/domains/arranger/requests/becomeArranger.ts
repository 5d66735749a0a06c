import type { Database } from '#server/db/client.ts'
import { profileRoles } from '#server/db/schema/people.ts'

/** Gives the arranger role of §6 to somebody whom a traveller has approved; it shows them where they arrange. */
export const becomeArranger = async (tx: Database, profileId: string): Promise<void> =>
  void (await tx.insert(profileRoles).values({ profileId, role: 'Arranger' }).onConflictDoNothing())
