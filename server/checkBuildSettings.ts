import { clientId, issuerOf } from './domains/session/addresses.ts'
import { isExternal } from './domains/session/external/tokens.ts'
import type { Env } from './services/env.ts'
import type { BuiltSignIn } from './web/builtOrigins.ts'

const withoutSlash = (address: string) => address.replace(/\/$/, '')

/**
 * Checks that the served application was built with the identity settings of the server. Otherwise nobody can sign in.
 * @returns a sentence with the problem and its remedy, for the operator who starts the server; undefined where the
 *   settings fit, and where the application calls another backend
 */
export function checkBuildSettings(built: BuiltSignIn | undefined, env: Env): string | undefined {
  if (!built || (built.mainApi !== '' && built.mainApi !== env.PUBLIC_URL)) return undefined
  const wanted = wantedSignIn(env)
  const authority = built.authority || issuerOf(env)
  if (withoutSlash(authority) !== withoutSlash(wanted.issuer))
    return mismatch(`for the provider ${authority}`, `OIDC_ISSUER is ${env.OIDC_ISSUER ?? 'not set'}`, 'AUTHORITY')
  const client = built.client || clientId
  if (client !== wanted.client)
    return mismatch(`as the client ${client}`, `the server takes tokens of ${wanted.client}`, 'CLIENT')
  if (built.exchangesTokens === wanted.exchanges) return undefined
  return wanted.exchanges
    ? mismatch('to send the tokens of the provider', 'OIDC_ACCESS_TOKENS is exchange', 'EXCHANGE')
    : mismatch('to exchange tokens', 'OIDC_ACCESS_TOKENS is not exchange', 'EXCHANGE')
}

const wantedSignIn = (env: Env) =>
  isExternal(env)
    ? { issuer: env.OIDC_ISSUER, client: env.VITE_IDENTITY_CLIENT, exchanges: env.OIDC_ACCESS_TOKENS === 'exchange' }
    : { issuer: issuerOf(env), client: clientId, exchanges: false }

const mismatch = (as: string, here: string, setting: string) =>
  `Nobody can sign in: the application was built ${as}, but ${here}. Set VITE_IDENTITY_${setting} as the server is set and run "npm run build", or set the server as the application is built.`
