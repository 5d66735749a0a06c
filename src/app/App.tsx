import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { LocaleData } from './localeGate'
import type { Router } from './router'
import { PreloadProvider } from '@/patterns/pagePreload'
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
          <RouterProvider router={router} />
        </PreloadProvider>
      </StartLocale>
    </Provider>
  </StrictMode>
)
