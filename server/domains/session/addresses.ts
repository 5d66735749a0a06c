import type { Env } from '#server/services/env.ts'

/** Path of the identity provider. All its addresses are derived from PUBLIC_URL. */
export const identityPath = '/identity'
export const clientId = 'waymark-web'
export const apiScopes = 'waymark.api waymark.identity'

export const issuerOf = ({ PUBLIC_URL }: Env): string => `${PUBLIC_URL}${identityPath}`
/** Audience of access tokens. */
export const audienceOf = ({ PUBLIC_URL }: Env): string => `${PUBLIC_URL}/api`
export const signedOutAddress = ({ PUBLIC_URL }: Env): string => `${PUBLIC_URL}/logout?ref=idp`

/** Below the provider: the page that requests a link for a new password. */
export const forgottenPasswordPath = '/forgotten-password'
/** Below the provider: the page on which an invited person sets a password, followed by the invitation's token. */
export const setPasswordPath = '/set-password/'
export const invitationAddress = (env: Env, token: string): string => `${issuerOf(env)}${setPasswordPath}${token}`
