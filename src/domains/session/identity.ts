import { type User, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import { signInLimits } from '#contract/limits.ts'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import { type Provider, providerOf, validateIdToken } from './idToken'
import { LockedUserManager } from './LockedUserManager'
import { SignInError } from './problems'

const { origin } = location

let known: Promise<Provider> | undefined

/** Who the provider says it is, and its keys; fetched once. */
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

/** The identity provider's client: authorization code with proof key, refresh tokens, constants of §9. */
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
  // Every failure of a renewal is answered by ours (renewal.ts).
  maxSilentRenewTimeoutRetries: 0,
  // Does nothing where the provider offers no page to ask.
  monitorSession: true,
}
export const identity = new LockedUserManager(settings, { prepare: provider, validate })

identity.events.addUserLoaded(keepTokens)

/** Puts the tokens where every call finds them (§3). */
function keepTokens(user: User): void {
  if (identity.isOver) return
  storage.write('accessToken', user.access_token)
  storage.write('identityToken', user.id_token ?? '')
}

/** Takes the provider's answer in the address, checks it, keeps the tokens. Resolves to the state given at the start. */
export async function finishSignIn(): Promise<unknown> {
  const user = await identity.signinCallback()
  if (!user) throw new SignInError('state')
  keepTokens(user)
  return user.state
}
