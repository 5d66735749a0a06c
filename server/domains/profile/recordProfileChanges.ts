import { randomUUID } from 'node:crypto'
import { contactFieldsSchema } from '#contract/profile/emergencyContact.ts'
import { newTravelPreferenceSchema } from '#contract/profile/preferences.ts'
import type { ProfileChange, ProfileSection } from '#contract/profile/profileChanges.ts'
import type { Database } from '#server/db/client.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'

/** A change of a profile: the names of its fields, never their values. */
export interface ProfileChangeRecord {
  companyId: string
  profileId: string
  actorProfileId: string
  at: Date
  section: ProfileSection
  action: ProfileChange['action']
  fields: string[]
  /** The entry, where the section has several and trips hold a copy of one. */
  recordId?: string
}

/** The fields recorded when a whole entry is added or removed, by section. */
export const recordFields = {
  payment: ['number', 'name', 'expiryDate', 'uses'],
  travelDocuments: ['type', 'number', 'issueCountry', 'expirationDate'],
  emergencyContact: Object.keys(contactFieldsSchema.shape),
  preferences: Object.keys(newTravelPreferenceSchema.shape),
  memberships: ['programCode', 'number'],
  arrangers: ['arranger'],
  stays: ['daysAbroad'],
} satisfies Partial<Record<ProfileSection, string[]>>

/** Records a change, in the same transaction as the change itself. */
export const recordProfileChange = (db: Database, note: ProfileChangeRecord): Promise<void> =>
  recordProfileChanges(db, [note])

/** As `recordProfileChange`, for changes of many profiles. */
export async function recordProfileChanges(db: Database, notes: readonly ProfileChangeRecord[]): Promise<void> {
  if (notes.length > 0) await db.insert(profileChanges).values(notes.map((note) => ({ id: randomUUID(), ...note })))
}
