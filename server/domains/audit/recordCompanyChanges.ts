import { randomUUID } from 'node:crypto'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import type { Database } from '#server/db/client.ts'
import { slicesOf } from '#server/db/slices.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'

/** The author of a change: a person, or a provisioning client with its token. */
export type Actor = { profileId: string } | { scimTokenId: string }

/** A change in the company's record of changes. Values of personal data are null. */
export interface CompanyChangeRecord extends Pick<CompanyChange, 'entity' | 'entityId' | 'action' | 'changes'> {
  companyId: string
  at: Date
  /** The record whose history contains this change too: the cost center of a role. */
  partOfId?: string
}

/** Rows per statement. */
const atOnce = 1000

/** Records changes in the transaction of the changes. */
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
