import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '@/ui/ErrorState'
import type { SignInError } from '@/domains/session/problems'
import { resetSignInAttempts } from './signIn'

/** A sign-in that did not come through (§8): what happened, and a fresh start. */
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
