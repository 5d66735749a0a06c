import '@/ui/tokens.css'
import '@/ui/base.css'
import { createRoot } from 'react-dom/client'
import { createStore } from '@/store/store'
import { App } from './App'
import { enterLocale } from './localeGate'
import { createRouter } from './router'
import { watchSession } from './session'
import { watchFirstScreen } from './watchFirstScreen'

/** Renders the application for the address the browser shows. */
export async function start(): Promise<void> {
  const store = createStore()
  const locale = await enterLocale(location.pathname)
  const router = createRouter(store)
  watchSession(router, store)
  watchFirstScreen(router, store)
  createRoot(document.getElementById('root') as HTMLElement).render(
    <App store={store} router={router} start={locale} />,
  )
}
