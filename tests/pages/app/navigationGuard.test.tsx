import { render, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { LocaleProvider } from '@/app/locale/LocaleProvider'
import { NavigationGuard } from '@/app/layouts/NavigationGuard'
import { sessionEndpoints } from '@/domains/session/session.slice'
import type { Messages } from '@/i18n/loadMessages'
import { storage } from '@/lib/storage'
import { rowOf } from '@/routes/table'
import { createStore } from '@/store/store'
import { makeWhoami } from '#tests/support/page/factories.ts'

beforeEach(() => storage.write('accessToken', `h.${btoa(JSON.stringify({ sub: 's', exp: 4e9 }))}.s`))

/** Opens an address as a registered person or not, and returns where the guard leads. */
async function opened(locale: LocaleCode, path: string, isRegistered: boolean) {
  const store = createStore()
  await store.dispatch(sessionEndpoints.util.upsertQueryData('whoami', undefined, makeWhoami({ isRegistered })))
  const guarded = (['tripsList', 'registration'] as const).map((id) => ({
    id,
    path: `/:localeCode${rowOf(id).path}`,
    element: <NavigationGuard />,
  }))
  const router = createMemoryRouter(guarded, { initialEntries: [`/${locale}${path}`] })
  render(
    <Provider store={store}>
      <LocaleProvider locale={locale} messages={{} as Messages}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </Provider>,
  )
  return () => router.state.location
}

const asked = '/en-ca/dashboard/trips?show=past#TRIP01'

test('§2 somebody who has not registered is led there, and the opened link is kept whole', async () => {
  const at = await opened('en-ca', '/dashboard/trips?show=past#TRIP01', false)
  await waitFor(() => expect(at().pathname).toBe('/en-ca/registration'))
  expect(new URLSearchParams(at().search).get('redirect')).toBe(asked)
})

test('§2 who has registered goes on to that link, in the chosen language', async () => {
  const at = await opened('fr-ca', `/registration?redirect=${encodeURIComponent(asked)}`, true)
  await waitFor(() => expect(at().pathname).toBe('/fr-ca/dashboard/trips'))
  expect([at().search, at().hash]).toEqual(['?show=past', '#TRIP01'])
})
