import {
  changedScimTokenSchema,
  endedScimTokenSchema,
  issuedScimTokenSchema,
  newScimTokenSchema,
  scimTokenListSchema,
  scimTokenSchema,
} from '#contract/admin/scimTokens.ts'
import {
  changeToken,
  endToken,
  issueToken,
  listTokens,
  scimBaseUrl,
} from '#server/domains/admin/provisioning/tokens.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §2 administration',
  addition: 'provisioning',
  access: companyAdmin,
} as const
const path = '/admin/companies/:companyId/scim-tokens'

/** Tokens of provisioning clients. */
export const scimTokenOperations = [
  operation({
    ...shared,
    method: 'get',
    path,
    summary: 'Lists the tokens of provisioning clients (SCIM), the newest first, with the base URL for clients.',
    answer: scimTokenListSchema,
    handle: async ({ params, services }) => ({
      baseUrl: scimBaseUrl(services.env),
      tokens: await listTokens(services.db, params.companyId),
    }),
  }),
  operation({
    ...shared,
    method: 'post',
    creates: true,
    path,
    summary: 'Creates a token and returns it this one time. 409 `tooManyTokens` where the company has ten.',
    body: newScimTokenSchema,
    answer: issuedScimTokenSchema,
    handle: ({ params, body, caller, services }) => issueToken(params.companyId, body, caller, services),
  }),
  operation({
    ...shared,
    method: 'put',
    path: `${path}/:tokenId`,
    summary: 'Changes whether people are invited as soon as the client of the token adds or activates them.',
    body: changedScimTokenSchema,
    answer: scimTokenSchema,
    handle: ({ params, body, caller, services }) => changeToken(params, body, caller, services),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: `${path}/:tokenId`,
    summary: 'Ends a token: requests with it are refused from then on.',
    answer: endedScimTokenSchema,
    handle: async ({ params, caller, services }) => {
      await endToken(params.companyId, params.tokenId, caller, services)
      return {}
    },
  }),
]
