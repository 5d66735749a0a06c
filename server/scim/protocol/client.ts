import type { ScimGroups } from '#contract/admin/companySettings.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'

/** A provisioning client, identified by its token, with the company it provisions. */
export interface ScimClient extends AdminContext<{ scimTokenId: string }> {
  /** The use of the client's groups, as set by the company. */
  groups: ScimGroups
  /** Whether people are invited as soon as the client adds or activates them. */
  invites: boolean
}
