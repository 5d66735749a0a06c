import '@fontsource-variable/figtree/wght.css'
import '@/ui/fonts.css'
import '@/ui/tokens.css'
import '@/ui/base.css'
// The frame, needed at every start. Its route imports it when it is entered.
import '@/shell/Shell'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reportDropped } from '#contract/wire/lenient.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { firstScreen } from '@/lib/firstScreen'
import { createStore } from '@/store/store'
import { App } from './App'
import { enterLocale } from './locale/localeGate'
import { createRouter, type Router } from './router'
import { watchSession } from './session'
import { watchFirstScreen } from './watchFirstScreen'

/** After this time the application shows its loading screen, which later mentions the long wait. */
const patienceMs = 1000

/** Renders the application for the address the browser shows. */
export async function start(): Promise<void> {
  // oxlint-disable-next-line no-console -- only in development
  if (import.meta.env.DEV) reportDropped((what) => console.warn(what))
  const store = createStore()
  // Public pages need the configuration too (§2).
  void store.dispatch(configurationEndpoints.endpoints.configuration.initiate())
  const locale = await enterLocale(location.pathname)
  const router = createRouter(store)
  watchSession(router, store)
  watchFirstScreen(router, store)
  // Without the setting the build has no code of telemetry.
  if (import.meta.env.VITE_TELEMETRY_CONNECTION)
    void firstScreen
      .then(() => import('./telemetry/watchTelemetry'))
      .then((code) => code.watchTelemetry(router, import.meta.env.VITE_TELEMETRY_CONNECTION ?? ''))
      .catch(() => undefined)
  void firstScreen
    .then(() => import('./afterFirstScreen'))
    .then((code) => {
      code.refreshOnReturn(store)
      return code.keepOffline(store)
    })
    .catch(() => undefined)
  await Promise.race([entered(router), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  const root = createRoot(document.getElementById('root') as HTMLElement)
  // As a transition React renders in slices, between which the browser can react.
  startTransition(() => root.render(<App store={store} router={router} start={locale} />))
}

/** Until then the document's first paint stays: drawing the same again would cost time. */
const entered = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
