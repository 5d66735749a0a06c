import type { UserManager } from 'oidc-client-ts'
import { hasEnded } from './hasEnded'

const waitsMs = [5000, 15_000, 45_000]
type Renewable = Pick<UserManager, 'events' | 'signinSilent'>

/**
 * Repeats failed renewals, which the library tries only once: after 5, 15 and 45 seconds, and whenever the network, the
 * tab or the person returns. A renewal that the provider refuses ends the session.
 */
export function keepRenewing(manager: Renewable, onEnded: (error: unknown) => void): void {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTrying = false

  const failed = (error: unknown) => {
    clearTimeout(timer)
    if (hasEnded(error)) return onEnded(error)
    const wait = waitsMs[failures]
    failures += 1
    if (wait) timer = setTimeout(attempt, wait)
  }
  const attempt = () => {
    if (failures === 0 || isTrying || !navigator.onLine) return
    isTrying = true
    manager
      .signinSilent()
      .catch(failed)
      .finally(() => (isTrying = false))
  }
  manager.events.addSilentRenewError(failed)
  manager.events.addUserLoaded(() => {
    failures = 0
    clearTimeout(timer)
  })
  window.addEventListener('focus', attempt)
  window.addEventListener('online', attempt)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && attempt())
}
