import type { ScimGroups } from '#contract/companySettings.ts'
import type { Acting } from '#server/domains/audit/recordCompanyChanges.ts'

/** A provisioning client, told by its token: the company that it keeps, and what answers it. */
export interface ScimClient extends Acting {
  companyId: string
  /** The things that its groups become here, as the company has chosen. */
  groups: ScimGroups
  caller: { scimTokenId: string }
}
