import { randomUUID } from 'node:crypto'
import type { ProfileChange, ProfileSection } from '#contract/profileChanges.ts'
import type { Database } from '#server/db/client.ts'
import { profileChanges } from '#server/db/schema/profileData.ts'

/** What was done to a profile: the names of its fields, never what they hold. */
export interface ChangeNote {
  companyId: string
  profileId: string
  actorProfileId: string
  at: Date
  section: ProfileSection
  action: ProfileChange['action']
  fields: string[]
}

/** Notes a change in the transaction that makes it, so that one is never kept without the other. */
export async function noteChange(db: Database, note: ChangeNote): Promise<void> {
  await db.insert(profileChanges).values({ id: randomUUID(), ...note })
}
