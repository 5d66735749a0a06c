import { z } from 'zod'

/** Plain http is for a provider on the same machine only. */
const isSafe = (address: string) =>
  URL.canParse(address) &&
  (new URL(address).protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname))

/** Variables of an external provider (docs/deployment/identity.md). Without OIDC_ISSUER the embedded one is used. */
export const oidcVariables = {
  /** The provider's issuer, exactly as in its discovery document. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'must begin with https, as keys and tokens are fetched from there')
    .optional(),
  /** The audience of access tokens for these APIs. */
  OIDC_AUDIENCE: z.string().optional(),
  /** The tokens of requests: JWTs of the provider, opaque tokens, or our own, issued for its ID token (§7). */
  OIDC_ACCESS_TOKENS: z.enum(['jwt', 'introspection', 'exchange']).default('jwt'),
  /** The credentials with which this server introspects tokens (RFC 7662). */
  OIDC_INTROSPECTION_CLIENT: z.string().optional(),
  OIDC_INTROSPECTION_SECRET: z.string().optional(),
  /**
   * Names of claims: the subject, the e-mail address, whether it is verified, and the provider's session. Where a
   * variable has several names, separated by spaces, the first existing one is used.
   */
  OIDC_CLAIM_SUBJECT: z.string().default('sub'),
  OIDC_CLAIM_EMAIL: z.string().default('email'),
  OIDC_CLAIM_EMAIL_VERIFIED: z.string().default('email_verified'),
  OIDC_CLAIM_SESSION: z.string().default('sid'),
  /** The client id of the application: the audience of ID tokens. */
  VITE_IDENTITY_CLIENT: z.string().default('waymark-web'),
}

type OidcVariables = z.infer<z.ZodObject<typeof oidcVariables>>

/** The missing setting for an external provider, with its variable; undefined when complete. */
export function oidcProblem(set: OidcVariables): { path: keyof OidcVariables; message: string } | undefined {
  if (!set.OIDC_ISSUER) return undefined
  const { OIDC_ACCESS_TOKENS: tokens, OIDC_AUDIENCE: audience } = set
  if (tokens === 'jwt' && !audience)
    return {
      path: 'OIDC_AUDIENCE',
      message: 'is needed with OIDC_ISSUER: it tells access tokens for these APIs from others',
    }
  if (tokens !== 'exchange' && audience === set.VITE_IDENTITY_CLIENT)
    return {
      path: 'OIDC_AUDIENCE',
      message:
        'must differ from VITE_IDENTITY_CLIENT, or ID tokens would pass for access tokens: register the API by itself, or exchange tokens (OIDC_ACCESS_TOKENS=exchange)',
    }
  if (tokens === 'introspection' && !(set.OIDC_INTROSPECTION_CLIENT && set.OIDC_INTROSPECTION_SECRET))
    return {
      path: 'OIDC_INTROSPECTION_CLIENT',
      message: 'and OIDC_INTROSPECTION_SECRET are needed with OIDC_ACCESS_TOKENS=introspection',
    }
  return undefined
}
