import { tripsChannel } from '#contract/toolAddress.ts'
import { apiSlice } from '@/store/apiSlice'
import type { Store } from '@/store/store'

/**
 * The data that may change elsewhere: trips that are booked, changed or canceled, marks of notifications, and the notice
 * of maintenance. No form holds a draft of them.
 */
const tags = ['Trips', 'Notifications', 'ActionMarks', 'Maintenance'] as const

/** Data requested within this time is fresh, because focus and visibility are reported one after the other. */
const freshMs = 10_000

/**
 * Refreshes trips, notifications, their marks and the notice of maintenance when the person returns to this tab, because they may have booked in
 * another: stale data only, once for each return. The booking tool of this origin also announces a booking, in any tab;
 * a hidden tab waits until it is visible. Returns a function that stops it.
 */
export function refreshOnReturn(store: Store): () => void {
  let isTold = false
  const refresh = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    const stale = tags.filter((tag) => isTold || isStale(store, tag))
    isTold = false
    if (stale.length > 0) store.dispatch(apiSlice.util.invalidateTags([...stale]))
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

/** Whether the last request for data with a tag is too old. False where the screen shows no such data. */
function isStale(store: Store, tag: (typeof tags)[number]): boolean {
  const state = store.getState()
  const asked = apiSlice.util
    .selectInvalidatedBy(state, [tag])
    .map(({ queryCacheKey }) => state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0)
  return asked.length > 0 && Date.now() - Math.max(...asked) > freshMs
}
