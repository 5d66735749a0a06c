import { tripsChannel } from '#contract/booking/toolAddress.ts'
import type { Store } from '@/store/store'
import { refreshStale } from './refreshStale'

/**
 * Refreshes what the screen shows of shared data when the person returns to this tab, because they may have booked in
 * another, and other people act meanwhile: old data only, once for each return. The booking tool of this origin also
 * announces a booking, in any tab; a hidden tab waits until it is visible. Returns a function that stops it.
 */
export function refreshOnReturn(store: Store): () => void {
  let isTold = false
  const refresh = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    refreshStale(store, isTold)
    isTold = false
  }
  const tool = new BroadcastChannel(tripsChannel)
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('focus', refresh)
  tool.addEventListener('message', () => {
    isTold = true
    refresh()
  })
  return () => {
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('focus', refresh)
    tool.close()
  }
}
