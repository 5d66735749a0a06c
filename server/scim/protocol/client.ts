import type { Services } from '#server/services/services.ts'

/** A provisioning client, told by its token: the company that it keeps, and what answers it. */
export interface ScimClient {
  companyId: string
  tokenId: string
  services: Services
}
