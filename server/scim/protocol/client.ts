import type { ScimGroups } from '#contract/companySettings.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'

/** A provisioning client, told by its token: the company that it keeps, and what answers it. */
export interface ScimClient extends AdminContext<{ scimTokenId: string }> {
  /** The things that its groups become here, as the company has chosen. */
  groups: ScimGroups
}
