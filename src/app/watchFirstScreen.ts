import { forgetBegunCalls } from '@/http/begunCalls'
import { endFirstScreen } from '@/lib/firstScreen'
import { apiSlice } from '@/store/apiSlice'
import type { Store } from '@/store/store'
import type { Router } from './router'

const lookMs = 250
/** An answer that does not come must not keep the session from being watched. */
const patienceMs = 10_000

/** Ends the first screen once its page stands, nothing it asked for is on its way, and the browser has a moment. */
export function watchFirstScreen(router: Router, store: Store): void {
  const until = Date.now() + patienceMs
  const isOver = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    store.dispatch(apiSlice.util.getRunningQueriesThunk()).length === 0
  const end = () => {
    forgetBegunCalls()
    endFirstScreen()
  }
  const look = () => {
    if (!isOver() && Date.now() < until) setTimeout(look, lookMs)
    else if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: patienceMs })
    else setTimeout(end, lookMs)
  }
  setTimeout(look, lookMs)
}
