import { apiSlice } from '@/store/apiSlice'
import { isOld, sharedTags } from '@/store/sharedData'
import type { Store } from '@/store/store'

/** Asks again for what the screen shows of shared data: the old data only, or all of it. */
export function refreshStale(store: Store, isAll = false): void {
  const stale = sharedTags.filter((tag) => isAll || isStale(store, tag))
  if (stale.length > 0) store.dispatch(apiSlice.util.invalidateTags([...stale]))
}

/** Whether the last request for data with a tag is too old. False where the screen shows no such data. */
function isStale(store: Store, tag: (typeof sharedTags)[number]): boolean {
  const state = store.getState()
  const asked = apiSlice.util
    .selectInvalidatedBy(state, [tag])
    .map(({ queryCacheKey }) => state.api.queries[queryCacheKey]?.startedTimeStamp ?? 0)
  return asked.length > 0 && isOld(Math.max(...asked))
}
