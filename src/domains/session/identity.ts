import type { User } from 'oidc-client-ts'
import { storedClaims } from '@/http/accessToken'
import { decodeClaims } from '@/http/tokenPayload'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import { exchangesTokens, identitySettings } from './identitySettings'
import { type Provider, providerOf, validateIdToken } from './idToken'
import { LockedUserManager } from './LockedUserManager'
import { SignInError } from './problems'
import { postIdToken } from './session.api'
import { signInErrorOf } from './signInErrorOf'

let known: Promise<Provider> | undefined

/** Issuer and keys of the provider; loaded once. */
function provider(): Promise<Provider> {
  known ??= fetchProvider().catch((error: unknown) => {
    known = undefined
    throw new SignInError('unreachable', error)
  })
  return known
}

async function fetchProvider(): Promise<Provider> {
  const { metadataService } = identity
  const [issuer, jwksUri] = await Promise.all([metadataService.getIssuer(), metadataService.getKeysEndpoint()])
  const found = providerOf(issuer, jwksUri ?? '')
  await found.keys.reload()
  return found
}

async function validate({ id_token, state }: User, isRenewed: boolean): Promise<void> {
  const nonce = (state as { nonce?: string } | undefined)?.nonce
  await validateIdToken(id_token, { ...(await provider()), audience: env.identityClient, nonce, isRenewed })
}

export const identity = new LockedUserManager(identitySettings, {
  prepare: provider,
  validate,
  ...(exchangesTokens && { exchange: (user: User) => exchangeToken(user) }),
})

identity.events.addUserLoaded(keepTokens)

/** Stores the tokens in the place that every call reads (§3). */
function keepTokens(user: User): void {
  if (identity.isOver) return
  storage.write('accessToken', user.access_token)
  storage.write('identityToken', user.id_token ?? '')
}

/**
 * Reads the provider's answer from the address, validates it and stores the tokens. Resolves to the state of the start.
 * @throws SignInError also for an access token without a known expiry, because it could not be used
 */
export async function finishSignIn(): Promise<unknown> {
  const user = await identity.signinCallback()
  if (!user) throw new SignInError('state')
  keepTokens(user)
  if (!storedClaims()) throw new SignInError('claim', { problems: [{ field: 'exp' }] })
  return user.state
}

/** Replaces the provider's access token by one of our server, which accepts the ID token once (§7). */
async function exchangeToken(user: User): Promise<void> {
  const { accessToken = '' } = await postIdToken(user.id_token ?? '').catch((error: unknown) => {
    const refused = signInErrorOf(error)
    // A new token belongs to a live sign-in, so the refusal means that the account is closed.
    throw refused.problem === 'state' ? new SignInError('account', refused.cause) : refused
  })
  const expiry = decodeClaims(accessToken)?.exp
  if (!expiry) throw new SignInError('refused')
  user.access_token = accessToken
  user.expires_at = expiry
}
