import type { Acting } from '#server/domains/record/noteCompanyChanges.ts'

/** A provisioning client, told by its token: the company that it keeps, and what answers it. */
export interface ScimClient extends Acting {
  companyId: string
  caller: { scimTokenId: string }
}
