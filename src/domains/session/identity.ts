import { type User, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import { signInLimits } from '#contract/limits.ts'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import { type Provider, providerOf, validateIdToken } from './idToken'
import { LockedUserManager } from './LockedUserManager'
import { SignInError } from './problems'

const { origin } = location

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

/** The client of the identity provider: authorization code flow with PKCE, refresh tokens, constants of §9. */
const settings: UserManagerSettings = {
  authority: env.identityAuthority,
  client_id: env.identityClient,
  redirect_uri: `${origin}/oidc-login`,
  post_logout_redirect_uri: `${origin}/logout?ref=idp`,
  response_type: 'code',
  scope: 'openid profile email waymark.api waymark.identity',
  userStore: new WebStorageStateStore({ store: localStorage }),
  stateStore: new WebStorageStateStore({ store: localStorage }),
  staleStateAgeInSeconds: signInLimits.staleStateAgeSeconds,
  accessTokenExpiringNotificationTimeInSeconds: signInLimits.tokenExpiringNoticeSeconds,
  checkSessionIntervalInSeconds: signInLimits.sessionCheckMs / 1000,
  silentRequestTimeoutInSeconds: signInLimits.silentRequestTimeoutSeconds,
  popupWindowFeatures: {
    width: signInLimits.popupSize,
    height: signInLimits.popupSize,
    closePopupWindowAfterInSeconds: -1,
  },
  automaticSilentRenew: true,
  // Failed renewals are repeated by renewal.ts, not by the library.
  maxSilentRenewTimeoutRetries: 0,
  // Has no effect where the provider offers no check-session page.
  monitorSession: true,
}
export const identity = new LockedUserManager(settings, { prepare: provider, validate })

identity.events.addUserLoaded(keepTokens)

/** Stores the tokens where every call reads them (§3). */
function keepTokens(user: User): void {
  if (identity.isOver) return
  storage.write('accessToken', user.access_token)
  storage.write('identityToken', user.id_token ?? '')
}

/**
 * Reads the provider's answer from the address, validates it, stores the tokens. Resolves to the state of the start.
 */
export async function finishSignIn(): Promise<unknown> {
  const user = await identity.signinCallback()
  if (!user) throw new SignInError('state')
  keepTokens(user)
  return user.state
}
