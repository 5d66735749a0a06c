import { StrictMode, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { LocaleData } from './localeGate'
import type { Router } from './router'
import { PreloadProvider } from '@/patterns/page/pagePreload'
import { preloadPage } from './preload'
import { StartLocale } from './StartLocale'
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
 * The provider reads the router's state as it renders, and hears of changes once it is shown. React may take a while in
 * between, and the router keeps nothing for it, as the start listens to it already: what was entered meanwhile would
 * never be shown. It is then rendered anew.
 */
function Screens({ router }: Pick<AppProps, 'router'>) {
  const [rendered] = useState(router.state)
  const [isLate, setIsLate] = useState(false)
  useLayoutEffect(() => setIsLate(router.state !== rendered), [router, rendered])
  return <RouterProvider key={String(isLate)} router={router} />
}
