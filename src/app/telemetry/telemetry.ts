import { ApplicationInsights } from '@microsoft/applicationinsights-web'
import { telemetryLimits } from '#contract/fields/limits.ts'
import { telemetryUserId, type TelemetryTarget } from '#contract/session/telemetry.ts'
import { cleanItem, pageOf } from './telemetryItem.rules'

interface Watched {
  /** The path that the browser shows, now and after each change of the page. */
  pathname: () => string
  onPageChange: (act: () => void) => () => void
  /** The id of the signed-in person (§5). */
  userId: unknown
}

/**
 * Reports page views, calls and errors to the endpoint (§9), without cookies and stored data and without what tells of
 * people but the id of §5.
 * @returns ends it: nothing is sent afterwards
 */
export function startTelemetry(
  { key, endpoint }: TelemetryTarget,
  { pathname, onPageChange, userId }: Watched,
): () => void {
  const insights = new ApplicationInsights({ config: settingsFor(key, endpoint) })
  let isOver = false
  insights.addTelemetryInitializer((item) => !isOver && cleanItem(item, pathname()))
  insights.loadAppInsights()
  const user = telemetryUserId(userId)
  if (user) insights.setAuthenticatedUserContext(user)
  let shown = ''
  const report = () => {
    if (pathname() === shown) return
    shown = pathname()
    // Each page view has an id, which the calls and errors of the page name.
    insights.context.telemetryTrace.traceID = crypto.randomUUID().replaceAll('-', '')
    insights.trackPageView(pageOf(shown))
  }
  report()
  const watching = new AbortController()
  const { signal } = watching
  const noteError = (exception: unknown) => exception instanceof Error && insights.trackException({ exception })
  window.addEventListener('error', ({ error }) => noteError(error), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason), { signal })
  signal.addEventListener('abort', onPageChange(report))
  return () => {
    if (isOver) return
    isOver = true
    watching.abort()
    // A paused channel drops what waits when it is unloaded.
    for (const channel of insights.core.getChannels()) channel.pause?.()
    insights.clearAuthenticatedUserContext()
    void insights.unload(false)
  }
}

const settingsFor = (key: string, endpoint: string) => ({
  connectionString: `InstrumentationKey=${key};IngestionEndpoint=${endpoint}`,
  sessionExpirationMs: telemetryLimits.sessionExpiryMs,
  sessionRenewalMs: telemetryLimits.sessionRenewalMs,
  samplingPercentage: telemetryLimits.samplingPercentage,
  maxAjaxCallsPerView: telemetryLimits.callsPerPage,
  // After each failure the library waits longer, at most an hour, ten times; what waits is lost with the page.
  retryCodes: [...telemetryLimits.retryCodes],
  disableCookiesUsage: true,
  isStorageUseDisabled: true,
  enableSessionStorageBuffer: false,
  // Pages are reported by their routes, of which the library knows nothing, and errors by the listeners above.
  enableAutoRouteTracking: false,
  autoTrackPageVisitTime: false,
  disableExceptionTracking: true,
  disableCorrelationHeaders: true,
  loggingLevelTelemetry: 0,
  // No configuration and no statistics are exchanged with other hosts than the endpoint.
  extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '', blkCdnCfg: true, disableAutoSync: true, syncMode: 0 } },
  featureOptIn: { SdkStats: { mode: disabled }, iKeyUsage: { mode: disabled } },
})

/** FeatureOptInMode.disable of the library. */
const disabled = 2
