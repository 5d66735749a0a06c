import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { safePath } from '@/lib/safePath'
import { storage } from '@/lib/storage'
import { CenteredPage } from '@/ui/CenteredPage'
import { SignInError } from './problems'
import { forgetAttempts } from './signIn'
import { SignInFailed } from './SignInFailed'

let inProgress: Promise<string> | undefined

/** The answer in an address is good for one use: asked twice (React's strict mode does), it is the same promise. */
const returnAddress = () => (inProgress ??= takeAnswer())

async function takeAnswer(): Promise<string> {
  const { finishSignIn } = await import('./identity')
  try {
    const state = await finishSignIn()
    forgetAttempts()
    return safePath((state as { returnTo?: unknown } | undefined)?.returnTo)
  } catch (error) {
    // Reloading this address, or coming back to it, finds its answer spent; somebody signed in simply goes on.
    if (!(error instanceof SignInError) && storage.read('accessToken')) return '/'
    throw error instanceof SignInError ? error : new SignInError(problemOf(error), error)
  } finally {
    history.replaceState(history.state, '', location.pathname)
  }
}

const problemOf = (error: unknown) => {
  if (error instanceof Error && error.name === 'ErrorResponse') return 'refused'
  return error instanceof Error && /state/i.test(error.message) ? 'state' : 'unreachable'
}

/** §2 oidc-login: receives the sign-in answer and goes on to the page that was asked for. */
export default function OidcLoginPage() {
  const navigate = useNavigate()
  const [error, setError] = useState<SignInError>()
  useEffect(() => {
    returnAddress()
      .then((path) => navigate(path, { replace: true }))
      .catch((reason: SignInError) => setError(reason))
      .finally(() => (inProgress = undefined))
  }, [navigate])
  return (
    <CenteredPage route="openIdConnectLogin">
      {error ? (
        <SignInFailed error={error} />
      ) : (
        <h1>
          <FormattedMessage id="session.signingIn" />
        </h1>
      )}
    </CenteredPage>
  )
}
