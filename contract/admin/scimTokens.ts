import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { requiredLine } from '#contract/fields/fields.ts'
import { addition, listOf, mayBeEmpty } from '#contract/wire/lenient.ts'

/** Limits of provisioning tokens, an addition. */
export const scimTokenLimits = {
  /** Characters. */
  name: 60,
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
  /**
   * Whether people are invited by mail as soon as the client adds or activates them; otherwise an administrator invites
   * them later.
   */
  invites: addition(z.boolean(), true),
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
  /** Absent for true. */
  invites: z.optional(z.boolean()),
  days: z.nullable(z.union(scimTokenLimits.days.filter((each) => each !== null).map((each) => z.literal(each)))),
})
export type NewScimToken = z.infer<typeof newScimTokenSchema>
/** Its answer: the only time that the token itself is answered. */
export const issuedScimTokenSchema = z.extend(scimTokenSchema, { token: z.string() })
export type IssuedScimToken = z.infer<typeof issuedScimTokenSchema>
/** Body of PUT .../scim-tokens/{tokenId}, whose answer is the changed row. */
export const changedScimTokenSchema = z.strictObject({ invites: z.boolean() })
export type ChangedScimToken = z.infer<typeof changedScimTokenSchema>
/** Answer of DELETE .../scim-tokens/{tokenId}. */
export const endedScimTokenSchema = mayBeEmpty({})
