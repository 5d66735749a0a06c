import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '@/ui/ErrorState'
import type { SignInError } from '@/domains/session/problems'
import { resetSignInAttempts } from './signIn'

/** Tells why a sign-in failed (§8), and offers to start again. */
export default function SignInFailed({ error }: { error: SignInError }) {
  const { formatMessage } = useIntl()
  const startOver = () => {
    resetSignInAttempts()
    location.assign('/')
  }
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="session.failed.title" />}
      text={<FormattedMessage id={`session.failed.${error.problem}`} />}
      retryLabel={formatMessage({ id: 'session.failed.again' })}
      onRetry={startOver}
    />
  )
}
