import { telemetryTarget } from '#contract/session/telemetry.ts'
import { storedClaims } from '@/http/accessToken'
import { onSessionEpochEnd } from '@/http/sessionEpoch'
import { startTelemetry } from './telemetry'

/** The router, as far as it says which page is shown. */
interface PageRouter {
  state: { location: { pathname: string } }
  subscribe: (act: (state: { navigation: { state: string } }) => void) => () => void
}

/**
 * Reports to the endpoint of a connection string while somebody is signed in (§9): from the first page they are shown,
 * until they sign out. Without an endpoint nothing is reported.
 */
export function watchTelemetry(router: PageRouter, connection: string): void {
  const target = telemetryTarget(connection)
  if (!target) return
  const begin = () => {
    const claims = storedClaims()
    if (!claims) return false
    const end = startTelemetry(target, {
      pathname: () => router.state.location.pathname,
      onPageChange: (act) => router.subscribe(({ navigation }) => navigation.state === 'idle' && act()),
      userId: claims.Id,
    })
    onSessionEpochEnd(end)
    return true
  }
  if (begin()) return
  const stop = router.subscribe(() => begin() && stop())
}
