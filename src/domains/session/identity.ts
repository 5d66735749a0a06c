import { type User, WebStorageStateStore } from 'oidc-client-ts'
import { signInLimits } from '#contract/limits.ts'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import { validateIdToken } from './idToken'
import { LockedUserManager } from './LockedUserManager'
import { SignInError } from './problems'

const { origin } = location

/** The identity provider's client: authorization code with proof key, refresh tokens, constants of §9. */
export const identity = new LockedUserManager({
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
})

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
  try {
    const [issuer, jwksUri] = await Promise.all([
      identity.metadataService.getIssuer(),
      identity.metadataService.getKeysEndpoint(),
    ])
    const state = user.state as { nonce?: string } | undefined
    await validateIdToken(user.id_token, {
      issuer,
      audience: env.identityClient,
      jwksUri: jwksUri ?? '',
      nonce: state?.nonce,
    })
  } catch (error) {
    await identity.removeUser()
    throw error
  }
  keepTokens(user)
  return user.state
}
