import { noteCompanyChanges } from '#server/domains/record/noteCompanyChanges.ts'
import type { CompanyChangeNote } from '#server/domains/record/noteCompanyChanges.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'

type Note = Omit<CompanyChangeNote, 'companyId' | 'at'>

/** Rows of one statement. */
const atOnce = 1000

/** Records what a provisioning client changed, in the transaction of the changes. */
export async function note(client: ScimClient, notes: readonly Note[]): Promise<void> {
  const { companyId, tokenId, services } = client
  const whole = notes.map((each) => ({ ...each, companyId, at: services.now() }))
  for (let from = 0; from < whole.length; from += atOnce)
    await noteCompanyChanges(services.db, { scimTokenId: tokenId }, whole.slice(from, from + atOnce))
}

/** A change of a field whose values are somebody's own. */
export const changedField = (field: string) => ({ field, from: null, to: null })
