import { offlineFiles } from '@/lib/offlineFiles'
import type { Store } from '@/store/store'

/**
 * Keeps the next trips once the service worker has the whole application, without which they could not be opened. Its
 * code is then read from this browser too.
 */
export async function keepOffline(store: Store): Promise<void> {
  if (!('serviceWorker' in navigator) || !offlineFiles.isPossible()) return
  await navigator.serviceWorker.ready
  const { keepNextTrips } = await import('@/domains/trips/offline/keepNextTrips')
  keepNextTrips(store)
}
