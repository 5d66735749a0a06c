import type { User } from 'oidc-client-ts'
import { decodeClaims } from '@/http/tokenPayload'
import { SignInError } from './problems'
import { postIdToken } from './session.api'
import { signInErrorOf } from './signInErrorOf'

/** Replaces the provider's access token by one of our server, which accepts the ID token once (§7). */
export async function exchangeToken(user: User): Promise<void> {
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
