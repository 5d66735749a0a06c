import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createRouter } from '@/app/router'
import { createStore } from '@/store/store'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/fr-ca/dashboard', '/fr-ca/404'],
  ['/fr/dashboard', '/fr-ca/404'],
  ['/dashboard', '/en-us/404'],
  ['/es-mx/dashboard/', '/es-mx/404'],
])('§2 the index of the dashboard group always redirects from %s to %s', async (asked, shown) => {
  history.replaceState(null, '', asked)
  const router = createRouter(createStore())
  await waitFor(() => expect(router.state.initialized).toBe(true))
  expect(router.state.location.pathname).toBe(shown)
  router.dispose()
})

test.each([
  ['/', '/en-us/home'],
  ['/fr-ca', '/fr-ca/home'],
  ['/es/', '/es-es/home'],
  ['/EN-US', '/en-us/home'],
  ['/fr', '/fr-ca/home'],
])('§2 the root redirects to home, that of a locale too: from %s to %s', async (asked, shown) => {
  history.replaceState(null, '', asked)
  const router = createRouter(createStore())
  await waitFor(() => expect(router.state.location.pathname).toBe(shown))
  router.dispose()
})

test('§2 a traveler’s profile opens with the personal information', async () => {
  history.replaceState(null, '', '/fr-ca/arranger/profile/aurora/p2')
  const router = createRouter(createStore())
  await waitFor(() => expect(router.state.location.pathname).toBe('/fr-ca/arranger/profile/aurora/p2/personal'))
  router.dispose()
})
