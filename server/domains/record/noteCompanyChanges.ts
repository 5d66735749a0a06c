import { randomUUID } from 'node:crypto'
import type { CompanyChange } from '#contract/companyChanges.ts'
import type { Database } from '#server/db/client.ts'
import { companyChanges } from '#server/db/schema/admin.ts'

/** Who administers: a person, or a provisioning client with its token. */
export type Actor = { profileId: string } | { scimTokenId: string }

/** A change of administration, as it is recorded. Values that are somebody's personal data are null. */
export interface CompanyChangeNote extends Pick<CompanyChange, 'entity' | 'entityId' | 'action' | 'changes'> {
  companyId: string
  at: Date
}

/** Records changes, in the transaction of the changes themselves. */
export async function noteCompanyChanges(
  tx: Database,
  actor: Actor,
  notes: readonly CompanyChangeNote[],
): Promise<void> {
  if (notes.length === 0) return
  const by =
    'profileId' in actor
      ? { actorProfileId: actor.profileId, scimTokenId: null }
      : { actorProfileId: null, scimTokenId: actor.scimTokenId }
  await tx.insert(companyChanges).values(notes.map((note) => ({ id: randomUUID(), ...by, ...note })))
}
