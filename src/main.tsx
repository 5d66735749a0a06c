import './app/trustedTypes'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { reportDropped } from '#contract/lenient.ts'
import { App } from './app/App'
import { enterLocale } from './app/localeGate'
import { prefetchForPath } from './app/prefetch'
import { createRouter } from './app/router'
import { watchSession } from './app/session'
import { createStore } from './store/store'
import { replaceUnreadableAddress } from './app/unreadableAddress'
import { takeBroughtToken } from './domains/session/signIn/broughtToken'

// oxlint-disable-next-line no-console -- for whoever develops, and for nobody else
if (import.meta.env.DEV) reportDropped((what) => console.warn(what))
takeBroughtToken()
replaceUnreadableAddress()
const store = createStore()
prefetchForPath(store, location.pathname)
const start = await enterLocale(location.pathname)
const router = createRouter(store)
watchSession(router, store)

createRoot(document.getElementById('root') as HTMLElement).render(<App store={store} router={router} start={start} />)
