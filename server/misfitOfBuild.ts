import { clientId, issuerOf } from './domains/session/addresses.ts'
import { isExternal } from './domains/session/external/tokens.ts'
import type { Env } from './services/env.ts'
import type { BuiltSignIn } from './web/builtOrigins.ts'

const withoutSlash = (address: string) => address.replace(/\/$/, '')

/**
 * Why nobody can sign in to the application that this server serves, in a sentence for whoever starts it: it was built
 * with other settings than the server has. Undefined where they fit, and where it calls another backend.
 */
export function misfitOfBuild(built: BuiltSignIn | undefined, env: Env): string | undefined {
  if (!built || (built.mainApi !== '' && built.mainApi !== env.PUBLIC_URL)) return undefined
  const wanted = wantedSignIn(env)
  const authority = built.authority || issuerOf(env)
  if (withoutSlash(authority) !== withoutSlash(wanted.issuer))
    return misfit(`for the provider ${authority}`, `OIDC_ISSUER is ${env.OIDC_ISSUER ?? 'not set'}`, 'AUTHORITY')
  const client = built.client || clientId
  if (client !== wanted.client)
    return misfit(`as the client ${client}`, `the server takes tokens of ${wanted.client}`, 'CLIENT')
  if (built.exchangesTokens === wanted.exchanges) return undefined
  return wanted.exchanges
    ? misfit('to send the tokens of the provider', 'OIDC_ACCESS_TOKENS is exchange', 'EXCHANGE')
    : misfit('to exchange tokens', 'OIDC_ACCESS_TOKENS is not exchange', 'EXCHANGE')
}

const wantedSignIn = (env: Env) =>
  isExternal(env)
    ? { issuer: env.OIDC_ISSUER, client: env.VITE_IDENTITY_CLIENT, exchanges: env.OIDC_ACCESS_TOKENS === 'exchange' }
    : { issuer: issuerOf(env), client: clientId, exchanges: false }

const misfit = (as: string, here: string, setting: string) =>
  `Nobody can sign in: the application was built ${as}, but ${here}. Set VITE_IDENTITY_${setting} as the server is set and run "npm run build", or set the server as the application is built.`
