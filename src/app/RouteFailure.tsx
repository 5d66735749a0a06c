import { useContext, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouteError } from 'react-router-dom'
import { SignInError } from '@/domains/session/problems'
import { SignInFailed } from '@/domains/session/SignInFailed'
import { EntryFailure } from '@/domains/session/findSession'
import { ErrorState } from '@/ui/ErrorState'
import { LocaleProvider } from './LocaleProvider'
import { reloadOnceForNewCode } from './newCode'
import { StartLocaleContext } from './StartLocale'

interface RouteFailureProps {
  /** Outside every layout, so the locale has to be brought along. */
  isWholePage?: boolean
}

/** What a screen that failed shows instead of a blank page: what happened and a way on. One per route. */
export function RouteFailure({ isWholePage }: RouteFailureProps) {
  const error = useRouteError()
  const start = useContext(StartLocaleContext)
  useEffect(() => reloadOnceForNewCode(error), [error])
  const failure = (
    <main data-route="failure">
      {error instanceof SignInError ? <SignInFailed error={error} /> : <Broken error={error} />}
    </main>
  )
  return isWholePage && start ? <LocaleProvider {...start}>{failure}</LocaleProvider> : failure
}

function Broken({ error }: { error: unknown }) {
  const { formatMessage } = useIntl()
  const kind = error instanceof EntryFailure ? (error.failure.status === 0 ? 'unreachable' : 'server') : 'page'
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id={`app.failure.${kind}.title`} />}
      text={<FormattedMessage id={`app.failure.${kind}.text`} />}
      retryLabel={formatMessage({ id: 'app.tryAgain' })}
      onRetry={() => location.reload()}
    />
  )
}
