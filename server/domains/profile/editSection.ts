import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ProfileSection } from '#contract/profile/profileChanges.ts'
import type { Database } from '#server/db/client.ts'
import { recordProfileChange, type ProfileChangeRecord } from '#server/domains/profile/recordProfileChanges.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'

/** The caller and the profile they edit. */
export interface Editor extends ProfileRef {
  caller: Caller
  services: Services
}

/** Records changed fields with their author, and the entry where trips hold a copy of it. */
export type RecordChange = (action: ProfileChangeRecord['action'], fields: string[], recordId?: string) => Promise<void>

/**
 * Runs `work` in a transaction that locks the profile, so that edits run one after another. `recordChange` records changed
 * fields in the same transaction.
 * @throws 404 for an unknown profile
 */
export function editSection<Result>(
  { companyId, profileId, caller, services: { db, now } }: Editor,
  section: ProfileSection,
  work: (tx: Database, recordChange: RecordChange) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockProfile(tx, { companyId, profileId })
    const change = { companyId, profileId, actorProfileId: caller.profileId, at: now(), section }
    return work(tx, (action, fields, recordId) =>
      recordProfileChange(tx, { ...change, action, fields, ...(recordId && { recordId }) }),
    )
  })
}

/** Names of the fields whose values differ. */
export const changedFields = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(value, (before as Record<string, unknown>)[name]))
    .map(([name]) => name)

/** `?version=` of a DELETE: the version that the caller read. Without it nothing is compared. */
export const versionQuery = z.strictObject({ version: z.optional(z.coerce.number().int().positive()) })

/** Whether a record has another version than the caller read; false without a version. */
export const isStale = (record: { version: number }, seen: number | undefined): boolean =>
  seen !== undefined && record.version !== seen
