import * as z from 'zod/mini'
import { cultureCode } from '#contract/wire/envelope.ts'
import { withFallback, mayBeEmpty, addition, optionalAddition } from '#contract/wire/lenient.ts'
import { rolesSchema } from './roles.ts'

/** GET auth/whoami (§3, §7). A person without an employee id is the sandbox user. */
export const whoamiSchema = z.object({
  companyId: z.string(),
  employeeId: withFallback(z.nullable(z.string()), null),
  legacyCompanyId: z.string(),
  locale: z.string(),
  profileId: z.string(),
  roles: withFallback(rolesSchema, []),
  /**
   * Addition: whether the person has registered (accepted the terms and chosen a language); until then every other call
   * answers 403 `notRegistered`.
   */
  isRegistered: addition(z.boolean(), true),
})
export type Whoami = z.infer<typeof whoamiSchema>

const claim = withFallback(z.optional(z.string()), undefined)

/**
 * Claims of the access token (§3). Tokens of another provider can lack our ids: callers that need them then wait for
 * whoami.
 */
export const accessTokenSchema = z.looseObject({
  sub: z.optional(z.string()),
  role: withFallback(z.optional(rolesSchema), undefined),
  company_id: claim,
  employee_id: claim,
  Id: claim,
  ProfileId: claim,
  /** Addition: true for a person who has not registered; every call but registering would be refused. */
  unregistered: optionalAddition(z.boolean()),
  exp: z.number(),
})
export type AccessToken = z.infer<typeof accessTokenSchema>

/**
 * Body of POST login/signin-oidc and login/signin-oidc/SignIn: an ID token for the server to validate, in its three
 * parts, as the only key (§5).
 */
export const signInRequestSchema = z.strictObject({
  token: z.string().check(z.maxLength(8192), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
})

/**
 * Its answer, which §7 does not describe: whether the person has registered, and their login hint for the identity
 * provider.
 */
export const signInResultSchema = mayBeEmpty({
  isRegistered: addition(z.boolean(), true),
  loginHint: addition(z.string(), ''),
  /** An access token of our own for the ID token of another party's provider, where the backend exchanges them. */
  accessToken: optionalAddition(z.string()),
})
export type SignInResult = z.infer<typeof signInResultSchema>

/** POST login/signin-oidc/register: first use of the product. The terms must be accepted. */
export const registerRequestSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(8192)),
  termsAndConditions: z.literal(true),
  cultureCode,
})
export type RegisterRequest = z.infer<typeof registerRequestSchema>

/**
 * GET login/signin-oidc/IsSSOEnabled?emailAddress: whether people of that e-mail domain sign in through single sign-on.
 */
export const ssoEnabledSchema = z.object({ isSSOEnabled: z.boolean() })
