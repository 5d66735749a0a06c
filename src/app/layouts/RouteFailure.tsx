import { Suspense, useContext, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouteError } from 'react-router-dom'
import { SignInError } from '@/domains/session/problems'
import { EntryFailure } from '@/domains/session/findSession'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { ErrorState } from '@/ui/notice/ErrorState'
import { LocaleProvider } from '../locale/LocaleProvider'
import { useOnline } from '@/patterns/useOnline'
import { reloadOnceForNewCode } from '@/shell/newCode'
import { Starting } from '../locale/Starting'
import { StartLocaleContext } from '../locale/StartLocale'
import { whenReachable } from '../refresh/whenReachable'

/** An optional help; if its own code cannot be loaded, the failure shows without it. */
const OfflineTripsNotice = lazyWithMessages(
  ['trips', 'trip', 'agency'],
  () => import('@/domains/trips/offline/OfflineTripsNotice'),
  () => null,
)

/** If the code of this explanation cannot be loaded, the server cannot be reached at all. */
const SignInFailed = lazyWithMessages(
  ['session'],
  () => import('@/domains/session/signIn/SignInFailed'),
  () => <Broken kind={navigator.onLine ? 'unreachable' : 'offline'} />,
)

/** Error element of every route: shows the failure and a way on, instead of a blank screen. */
export function RouteFailure() {
  const error = useRouteError()
  const isOnline = useOnline()
  useEffect(() => void reloadOnceForNewCode(error), [error])
  return error instanceof SignInError ? (
    <Suspense fallback={<Starting />}>
      <SignInFailed error={error} />
    </Suspense>
  ) : (
    <Broken kind={kindOf(error, isOnline)} />
  )
}

/** The same for routes without a frame around them. */
export const PageFailure = () => (
  <CenteredPage route="failure">
    <RouteFailure />
  </CenteredPage>
)

/** The failure of the whole application. It is outside every layout, so it provides the locale itself. */
export function ApplicationFailure() {
  const start = useContext(StartLocaleContext)
  return start ? (
    <LocaleProvider {...start}>
      <PageFailure />
    </LocaleProvider>
  ) : null
}

type Kind = 'page' | 'offline' | 'unreachable' | 'server'

function Broken({ kind }: { kind: Kind }) {
  const { formatMessage } = useIntl()
  // Nothing has been typed on this page that could be lost.
  useEffect(() => {
    const retry = () => location.reload()
    window.addEventListener('online', retry)
    const stopAsking = kind === 'page' ? undefined : whenReachable(retry)
    return () => {
      window.removeEventListener('online', retry)
      stopAsking?.()
    }
  }, [kind])
  return (
    <>
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id={`shell.failure.${kind}.title`} />}
        text={<FormattedMessage id={`shell.failure.${kind}.text`} />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => location.reload()}
      />
      {kind !== 'page' && (
        <Suspense>
          <OfflineTripsNotice />
        </Suspense>
      )}
    </>
  )
}

function kindOf(error: unknown, isOnline: boolean): Kind {
  if (!(error instanceof EntryFailure)) return isOnline ? 'page' : 'offline'
  if (error.failure.status !== 0) return 'server'
  return isOnline ? 'unreachable' : 'offline'
}
