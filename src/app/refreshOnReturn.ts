import { tripsChannel } from '#contract/toolAddress.ts'
import { apiSlice } from '@/store/apiSlice'
import type { Store } from '@/store/store'

/** What a trip that was booked, changed or canceled elsewhere changes here, and what was marked as read or done there. No form keeps what is typed in it. */
const tags = ['Trips', 'Notifications', 'ActionMarks'] as const

/** Data asked for within this time is fresh: focus and visibility are reported one after the other. */
const freshMs = 10_000

/**
 * Asks again for trips, notifications and their marks when the person comes back to this tab, as they may have booked in another: for
 * stale data only, once each time. The booking tool of this origin also says when it has booked, in whatever tab; a
 * hidden tab waits until it is seen. Returns what ends it.
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

/** Whether the last request for data with a tag was too long ago; false where none is shown. */
function isStale(store: Store, tag: (typeof tags)[number]): boolean {
  const state = store.getState()
  const asked = apiSlice.util
    .selectInvalidatedBy(state, [tag])
    .map(({ queryCacheKey }) => state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0)
  return asked.length > 0 && Date.now() - Math.max(...asked) > freshMs
}
