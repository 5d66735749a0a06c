import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { signInRequestSchema } from '#contract/session/session.ts'
import { safePath } from '@/lib/safePath'
import { storage } from '@/lib/storage'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { consumeIdpInitiatedToken } from './idpInitiatedToken'
import { SignInError } from '@/domains/session/problems'
import { postIdToken } from '@/domains/session/session.api'
import { signIn } from './signIn'
import SignInFailed from './SignInFailed'

let inProgress: Promise<string> | undefined

/** The answer in an address can be used once. A second request (React's strict mode) gets the same promise. */
const returnAddress = () => (inProgress ??= takeAnswer())

async function takeAnswer(): Promise<string> {
  const brought = consumeIdpInitiatedToken()
  if (brought !== undefined) return confirmIdpInitiatedToken(brought)
  const answer = new URLSearchParams(location.search)
  try {
    if (!answer.has('state') && !answer.has('code') && !answer.has('error')) throw new SignInError('noUrl')
    const { finishSignIn } = await import('@/domains/session/identity')
    const state = await finishSignIn()
    return safePath((state as { returnTo?: unknown } | undefined)?.returnTo)
  } catch (error) {
    // The answer in the address is spent after a reload or going back. A signed-in person goes on to Home.
    const isSpent = !(error instanceof SignInError) || error.problem === 'noUrl'
    if (isSpent && storage.read('accessToken')) return '/'
    throw error
  } finally {
    history.replaceState(history.state, '', location.pathname)
  }
}

/**
 * Sends the provider's token to the server, which accepts it once. The sign-in then continues with the token as hint.
 * §5: an invalid token is not sent.
 */
async function confirmIdpInitiatedToken(token: string): Promise<string> {
  if (!signInRequestSchema.safeParse({ token }).success) throw new SignInError('noIdToken')
  const { loginHint } = await postIdToken(token)
  return signIn('/', { id_token_hint: token, login_hint: loginHint })
}

/** §2 oidc-login: reads the provider's answer and opens the requested page. */
export default function OidcLoginPage() {
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    returnAddress()
      .then((path) => navigate(path, { replace: true }))
      .catch((reason: unknown) => setError(reason))
      .finally(() => (inProgress = undefined))
  }, [navigate])
  const waiting = (
    <h1>
      <FormattedMessage id="session.signingIn" />
    </h1>
  )
  return <CenteredPage route="openIdConnectLogin">{error ? <SignInFailed error={error} /> : waiting}</CenteredPage>
}
