import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'
import { sweepExpired } from './adapter.ts'

const sweepMs = 15 * 60_000

/** Deletes expired records of sign-ins at intervals. */
export function sweepRegularly(services: Services): void {
  const sweep = () =>
    sweepExpired(services).catch((error: unknown) => logFailure('Expired sign-in records stay.', error))
  setInterval(sweep, sweepMs).unref()
}
