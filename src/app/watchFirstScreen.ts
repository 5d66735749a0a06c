import { dropEarlyRequests } from '@/http/earlyRequests'
import { endFirstScreen } from '@/lib/firstScreen'
import { apiSlice } from '@/store/apiSlice'
import type { Store } from '@/store/store'
import type { Router } from './router'

const lookMs = 250
/** Longest wait: a missing answer must not prevent the session watch. */
const patienceMs = 10_000

/** After the last answer the visitor can use the page undisturbed for this time. */
const restMs = 600

/** Resolves `firstScreen` once the page is shown, its calls are answered and the browser is idle. */
export function watchFirstScreen(router: Router, store: Store): void {
  const until = Date.now() + patienceMs
  const isOver = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    store.dispatch(apiSlice.util.getRunningQueriesThunk()).length === 0
  const end = () => {
    dropEarlyRequests()
    endFirstScreen()
  }
  const endWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: patienceMs })
    else end()
  }
  const isTimeUp = () => Date.now() >= until
  const look = () => {
    if (isOver() || isTimeUp()) setTimeout(rest, restMs)
    else setTimeout(look, lookMs)
  }
  // Code that arrived meanwhile may have asked for its data.
  const rest = () => (isOver() || isTimeUp() ? endWhenIdle() : look())
  setTimeout(look, lookMs)
}
