import * as z from 'zod/mini'
import { instant } from './envelope.ts'
import { requiredLine } from './fields.ts'
import { listOf, mayBeEmpty } from './lenient.ts'

/** Limits of provisioning tokens, an addition. */
export const scimTokenLimits = {
  /** Characters. */
  name: 60,
  /** Tokens of a company that have not ended. */
  most: 10,
  /** Days after which a token ends, to choose from; null is without an end. */
  days: [90, 180, 365, null],
} as const

/**
 * Row of GET admin/companies/{companyId}/scim-tokens, an addition: a bearer token of a provisioning client (SCIM, RFC
 * 7644).
 */
export const scimTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters. */
  start: z.string(),
  createdByName: z.string(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  lastUsedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
})
export type ScimToken = z.infer<typeof scimTokenSchema>
/** The tokens, the newest first, and the address that a client is given. */
export const scimTokenListSchema = z.object({ baseUrl: z.string(), tokens: listOf(scimTokenSchema) })
export type ScimTokenList = z.infer<typeof scimTokenListSchema>

/** Body of POST .../scim-tokens. */
export const newScimTokenSchema = z.strictObject({
  name: requiredLine(scimTokenLimits.name),
  days: z.nullable(z.union(scimTokenLimits.days.filter((each) => each !== null).map((each) => z.literal(each)))),
})
export type NewScimToken = z.infer<typeof newScimTokenSchema>
/** Its answer: the only time that the token itself is answered. */
export const issuedScimTokenSchema = z.extend(scimTokenSchema, { token: z.string() })
export type IssuedScimToken = z.infer<typeof issuedScimTokenSchema>
/** Answer of DELETE .../scim-tokens/{tokenId}. */
export const endedScimTokenSchema = mayBeEmpty({})
