import '@/ui/tokens.css'
import '@/ui/base.css'
// In every start: the frame, and Home, where most people arrive. The routes import them when they are entered.
import '@/shell/Shell'
import '@/domains/home/HomePage'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reportDropped } from '#contract/lenient.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { createStore } from '@/store/store'
import { App } from './App'
import { enterLocale } from './localeGate'
import { createRouter, type Router } from './router'
import { watchSession } from './session'
import { watchFirstScreen } from './watchFirstScreen'

/** After this long the application shows itself that it is starting, and later that it takes its time. */
const patienceMs = 1000

/** Renders the application for the address the browser shows. */
export async function start(): Promise<void> {
  // oxlint-disable-next-line no-console -- for whoever develops, and for nobody else
  if (import.meta.env.DEV) reportDropped((what) => console.warn(what))
  const store = createStore()
  // Public pages know it too (§2).
  void store.dispatch(configurationEndpoints.endpoints.configuration.initiate())
  const locale = await enterLocale(location.pathname)
  const router = createRouter(store)
  watchSession(router, store)
  watchFirstScreen(router, store)
  await Promise.race([entered(router), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  const root = createRoot(document.getElementById('root') as HTMLElement)
  // Drawn in slices, between which the browser can answer.
  startTransition(() => root.render(<App store={store} router={router} start={locale} />))
}

/** Until then the document's own first paint stays: to draw the same again would cost time. */
const entered = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
