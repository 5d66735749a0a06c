import { type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import { signInLimits } from '#contract/fields/limits.ts'
import { env } from '@/lib/env'

const { origin } = location
const audience = import.meta.env.VITE_IDENTITY_AUDIENCE
const resource = import.meta.env.VITE_IDENTITY_RESOURCE

/**
 * Whether the APIs accept only their own tokens, issued for the provider's ID token at POST login/signin-oidc (§7), and
 * not the provider's access tokens.
 */
export const exchangesTokens = import.meta.env.VITE_IDENTITY_EXCHANGE === 'true'

/** The client of the identity provider: authorization code flow with PKCE, refresh tokens, constants of §9. */
export const identitySettings: UserManagerSettings = {
  authority: env.identityAuthority,
  client_id: env.identityClient,
  redirect_uri: `${origin}/oidc-login`,
  post_logout_redirect_uri: `${origin}/logout?ref=idp`,
  response_type: 'code',
  scope: import.meta.env.VITE_IDENTITY_SCOPES?.trim() || 'openid profile email waymark.api waymark.identity',
  // Some providers want the API of the access token named in one of these two parameters.
  ...(audience && { extraQueryParams: { audience } }),
  ...(resource && { resource, extraTokenParams: { resource } }),
  userStore: new WebStorageStateStore({ store: localStorage }),
  stateStore: new WebStorageStateStore({ store: localStorage }),
  staleStateAgeInSeconds: signInLimits.staleStateAgeSeconds,
  accessTokenExpiringNotificationTimeInSeconds: signInLimits.tokenExpiringNoticeSeconds,
  checkSessionIntervalInSeconds: signInLimits.sessionCheckMs / 1000,
  requestTimeoutInSeconds: signInLimits.requestTimeoutSeconds,
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
  monitorSession: import.meta.env.VITE_IDENTITY_MONITORING !== 'false',
}
