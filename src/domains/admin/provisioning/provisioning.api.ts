import {
  type ChangedScimToken,
  endedScimTokenSchema,
  issuedScimTokenSchema,
  type NewScimToken,
  scimTokenListSchema,
  scimTokenSchema,
} from '#contract/admin/scimTokens.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

const tokensPath = (companyId: string) => `/admin/companies/${encodeURIComponent(companyId)}/scim-tokens`

/** GET admin/companies/{companyId}/scim-tokens: the tokens of provisioning clients, and the address they are given. */
export const getScimTokens = (companyId: string, signal: AbortSignal) =>
  companyHttp.get(tokensPath(companyId), { signal }).then(parseBody(scimTokenListSchema))

/** POST admin/companies/{companyId}/scim-tokens: the only answer with the token itself. */
export const postScimToken = ({ companyId, token }: { companyId: string; token: NewScimToken }, signal: AbortSignal) =>
  companyHttp.post(tokensPath(companyId), token, { signal }).then(parseBody(issuedScimTokenSchema))

/** PUT admin/companies/{companyId}/scim-tokens/{tokenId}: whether people are invited as soon as they are added. */
export const putScimToken = (
  { companyId, tokenId, changed }: { companyId: string; tokenId: string; changed: ChangedScimToken },
  signal: AbortSignal,
) =>
  companyHttp
    .put(`${tokensPath(companyId)}/${encodeURIComponent(tokenId)}`, changed, { signal })
    .then(parseBody(scimTokenSchema))

/** DELETE admin/companies/{companyId}/scim-tokens/{tokenId}: ends it. */
export const endScimToken = ({ companyId, tokenId }: { companyId: string; tokenId: string }, signal: AbortSignal) =>
  companyHttp
    .delete(`${tokensPath(companyId)}/${encodeURIComponent(tokenId)}`, { signal })
    .then(parseBody(endedScimTokenSchema))
