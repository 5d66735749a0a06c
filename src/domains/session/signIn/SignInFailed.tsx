import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { bringTexts } from '@/i18n/loadTexts'
import { ErrorState } from '@/ui/ErrorState'
import type { SignInError, SignInProblem } from '@/domains/session/problems'
import { forgetAttempts } from './signIn'

const Reason = ({ problem }: { problem: SignInProblem }) => <FormattedMessage id={`session.failed.${problem}`} />
/** Where even the texts cannot be fetched, that is the reason. */
const Unreachable = () => <FormattedMessage id="session.failed.unreachable" />
const FetchedReason = lazy(() =>
  bringTexts(['signInFailed']).then(
    () => ({ default: Reason }),
    () => ({ default: Unreachable }),
  ),
)

/** A sign-in that did not come through (§8): what happened, and a fresh start. */
export function SignInFailed({ error }: { error: SignInError }) {
  const { formatMessage } = useIntl()
  const startOver = () => {
    forgetAttempts()
    location.assign('/')
  }
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="session.failed.title" />}
      text={
        <Suspense>
          <FetchedReason problem={error.problem} />
        </Suspense>
      }
      retryLabel={formatMessage({ id: 'session.failed.again' })}
      onRetry={startOver}
    />
  )
}
