import { tripsChannel } from '#contract/toolAddress.ts'
import { apiSlice } from '@/store/apiSlice'
import { isOld, sharedTags } from '@/store/sharedData'
import type { Store } from '@/store/store'

/**
 * Refreshes what the screen shows of shared data when the person returns to this tab, because they may have booked in
 * another, and other people act meanwhile: old data only, once for each return. The booking tool of this origin also
 * announces a booking, in any tab; a hidden tab waits until it is visible. Returns a function that stops it.
 */
export function refreshOnReturn(store: Store): () => void {
  let isTold = false
  const refresh = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    const stale = sharedTags.filter((tag) => isTold || isStale(store, tag))
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
function isStale(store: Store, tag: (typeof sharedTags)[number]): boolean {
  const state = store.getState()
  const asked = apiSlice.util
    .selectInvalidatedBy(state, [tag])
    .map(({ queryCacheKey }) => state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0)
  return asked.length > 0 && isOld(Math.max(...asked))
}
