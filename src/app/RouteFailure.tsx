import { lazy, Suspense, useContext, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouteError } from 'react-router-dom'
import { SignInError } from '@/domains/session/problems'
import { SignInFailed } from '@/domains/session/signIn/SignInFailed'
import { EntryFailure } from '@/domains/session/findSession'
import { bringTexts } from '@/i18n/loadTexts'
import { CenteredPage } from '@/ui/CenteredPage'
import { ErrorState } from '@/ui/ErrorState'
import { LocaleProvider } from './LocaleProvider'
import { reloadOnceForNewCode } from '@/shell/newCode'
import { StartLocaleContext } from './StartLocale'

/** A help on top: where even its code cannot be had, the failure stands alone. */
const KeptTripsHere = lazy(async () => {
  try {
    const [code] = await Promise.all([import('@/domains/trips/offline/KeptTripsHere'), bringTexts(['trips', 'trip'])])
    return code
  } catch {
    return { default: () => null }
  }
})

/** What a screen that failed shows instead of a blank one: what happened and a way on. One per route. */
export function RouteFailure() {
  const error = useRouteError()
  useEffect(() => void reloadOnceForNewCode(error), [error])
  return error instanceof SignInError ? <SignInFailed error={error} /> : <Broken error={error} />
}

/** The same where there is no frame around it. */
export const PageFailure = () => (
  <CenteredPage route="failure">
    <RouteFailure />
  </CenteredPage>
)

/** Outside every layout, so the locale has to be brought along. */
export function ApplicationFailure() {
  const start = useContext(StartLocaleContext)
  return start ? (
    <LocaleProvider {...start}>
      <PageFailure />
    </LocaleProvider>
  ) : null
}

function Broken({ error }: { error: unknown }) {
  const { formatMessage } = useIntl()
  const kind = kindOf(error)
  useEffect(() => {
    if (kind !== 'offline') return
    const retry = () => location.reload()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [kind])
  return (
    <>
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id={`app.failure.${kind}.title`} />}
        text={<FormattedMessage id={`app.failure.${kind}.text`} />}
        retryLabel={formatMessage({ id: 'app.tryAgain' })}
        onRetry={() => location.reload()}
      />
      {kind !== 'page' && (
        <Suspense>
          <KeptTripsHere />
        </Suspense>
      )}
    </>
  )
}

function kindOf(error: unknown): 'page' | 'offline' | 'unreachable' | 'server' {
  if (!(error instanceof EntryFailure)) return navigator.onLine ? 'page' : 'offline'
  if (error.failure.status !== 0) return 'server'
  return navigator.onLine ? 'unreachable' : 'offline'
}
