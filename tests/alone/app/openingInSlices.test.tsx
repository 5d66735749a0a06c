import { screen } from '@testing-library/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '@/app/App'
import { createStore } from '@/store/store'
import { enterLanguage } from '@/i18n/loadMessages'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

/** A part of the first screen that takes React longer than one slice. */
function Slow({ onDraw }: { onDraw: () => void }) {
  onDraw()
  const until = performance.now() + 20
  while (performance.now() < until);
  return null
}

test('a page that is ready while React still draws its loading state is shown', async () => {
  const { promise: answer, resolve: ready } = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    { path: '/', loader: () => answer, element: <h1>Home</h1>, HydrateFallback: () => <p>Opening</p> },
  ])
  // The start waits for the router too. The router stores a navigation only until the first listener.
  router.subscribe(() => undefined)
  const app = (
    <App store={createStore()} router={router} start={{ locale: 'en-us', messages: await enterLanguage('en-us') }} />
  )
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown: boolean[] = []
  startTransition(() =>
    root.render(
      <>
        {app}
        {[1, 2, 3].map((slice) => (
          <Slow
            key={slice}
            onDraw={() => {
              shown.push(router.state.initialized)
              ready(null)
            }}
          />
        ))}
      </>,
    ),
  )
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  // It began before the page was ready, and ended after.
  expect(shown).toEqual(expect.arrayContaining([false, true]))
  root.unmount()
})
