import '@/ui/tokens.css'
import '@/ui/base.css'
// In every start: the frame, and Home, where most people arrive. The routes import them when they are entered.
import '@/shell/Shell'
import '@/domains/home/HomePage'
import { createRoot } from 'react-dom/client'
import { reportDropped } from '#contract/lenient.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { createStore } from '@/store/store'
import { App } from './App'
import { enterLocale } from './localeGate'
import { createRouter } from './router'
import { watchSession } from './session'
import { watchFirstScreen } from './watchFirstScreen'

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
  createRoot(document.getElementById('root') as HTMLElement).render(
    <App store={store} router={router} start={locale} />,
  )
}
