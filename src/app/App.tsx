import { StrictMode, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { LocaleData } from './locale/localeGate'
import type { Router } from './router'
import { PreloadProvider } from '@/patterns/page/pagePreload'
import { preloadPage } from './preload'
import { StartLocale } from './locale/StartLocale'
import type { Store } from '@/store/store'

interface AppProps {
  store: Store
  router: Router
  start: LocaleData
}

export const App = ({ store, router, start }: AppProps) => (
  <StrictMode>
    <Provider store={store}>
      <StartLocale value={start}>
        <PreloadProvider value={preloadPage}>
          <Screens router={router} />
        </PreloadProvider>
      </StartLocale>
    </Provider>
  </StrictMode>
)

/**
 * Renders the provider anew if the router moved before the first paint. The provider reads the router's state while it
 * renders, and hears of changes only once it is shown; React may pause in between, and a navigation during the pause
 * would never be shown.
 */
function Screens({ router }: Pick<AppProps, 'router'>) {
  const [rendered] = useState(router.state)
  const [isLate, setIsLate] = useState(false)
  useLayoutEffect(() => setIsLate(router.state !== rendered), [router, rendered])
  return <RouterProvider key={String(isLate)} router={router} />
}
