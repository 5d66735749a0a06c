import type { User } from 'oidc-client-ts'
import { toFailure } from '@/http/failure'
import { decodeClaims } from '@/http/tokenPayload'
import { problemOfCode, SignInError } from './problems'
import { postIdToken } from './session.api'

/** Replaces the provider's access token by one of our own, for which the server takes the ID token, once (§7). */
export async function exchangeToken(user: User): Promise<void> {
  const { accessToken = '' } = await postIdToken(user.id_token ?? '').catch((error: unknown) => {
    throw new SignInError(problemOfCode(toFailure(error).messageCode), error)
  })
  const expiry = decodeClaims(accessToken)?.exp
  if (!expiry) throw new SignInError('refused')
  user.access_token = accessToken
  user.expires_at = expiry
}
