import { minuteMs } from '#contract/time/durations.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'

const pauseMs = 2 * minuteMs

/** Reads the feed of alerts now and at intervals, until the returned function is called. Without a feed it does nothing. */
export function importAlertsRegularly(services: Services): () => Promise<void> {
  if (services.env.ALERT_FEED_URL === undefined) return () => Promise.resolve()
  const stopping = new AbortController()
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => import('./importAlerts.ts'))
      .then(({ importAlerts }) => importAlerts(services, stopping.signal))
      .then(
        () => undefined,
        (error: unknown) => logFailure('No alerts could be read.', error),
      )
  }
  run()
  const timer = setInterval(run, pauseMs).unref()
  return () => {
    clearInterval(timer)
    stopping.abort()
    return running
  }
}
