import { scimTokens } from '#server/db/schema/company/admin.ts'
import type { Services } from '#server/services/services.ts'

/**
 * A provisioning token of a company, created by its administrator.
 * @returns its id
 */
export async function plantScimToken({ db, now }: Services, companyId: string): Promise<string> {
  const id = `scim-${companyId}`
  const token = { id, companyId, name: 'Entra ID', tokenHash: `hash-${companyId}`, start: 'wms_Abcd' }
  await db.insert(scimTokens).values({ ...token, createdByProfileId: `p-${companyId}-admin`, createdAt: now() })
  return id
}
