import { randomUUID } from 'node:crypto'
import type { CompanyChange } from '#contract/companyChanges.ts'
import type { Database } from '#server/db/client.ts'
import { slicesOf } from '#server/db/slices.ts'
import { companyChanges } from '#server/db/schema/admin.ts'

/** Who administers: a person, or a provisioning client with its token. */
export type Actor = { profileId: string } | { scimTokenId: string }

/** A change of administration, as it is recorded. Values that are somebody's personal data are null. */
export interface CompanyChangeRecord extends Pick<CompanyChange, 'entity' | 'entityId' | 'action' | 'changes'> {
  companyId: string
  at: Date
  /** What it belongs to, in whose history it stands too: the cost center of a role. */
  partOfId?: string
}

/** Rows of one statement. */
const atOnce = 1000

/** Records changes, in the transaction of the changes themselves. */
export async function recordCompanyChanges(
  tx: Database,
  actor: Actor,
  notes: readonly CompanyChangeRecord[],
): Promise<void> {
  const by =
    'profileId' in actor
      ? { actorProfileId: actor.profileId, scimTokenId: null }
      : { actorProfileId: null, scimTokenId: actor.scimTokenId }
  for (const some of slicesOf(notes, atOnce)) {
    await tx.insert(companyChanges).values(some.map((note) => ({ id: randomUUID(), ...by, ...note })))
  }
}
