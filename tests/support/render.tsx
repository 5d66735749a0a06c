import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { cultureOf, type LocaleCode } from '#contract/locales.ts'
import type { Whoami } from '#contract/session.ts'
import { pages } from '@/app/pages'
import { type Subject, SubjectProvider } from '@/patterns/subject'
import { type RouteName, rowOf } from '@/routes/table'
import { createStore } from '@/store/store'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { loadTexts } from '@/i18n/loadTexts'
import { textGroups } from '@/i18n/textGroups'
import { makeWhoami } from './factories.ts'

interface Scene {
  /** Below the locale prefix, with its query. */
  path?: string
  locale?: LocaleCode
  whoami?: Partial<Whoami>
  /** The pattern of the page's own address below the locale, where it has parameters. */
  route?: string
  /** Whose data the page shows; the signed-in person's unless said. */
  subject?: Subject
}

/** Shows a page to a signed-in person in a locale; answers come from `network`. */
export async function renderPage(
  page: ReactNode,
  { path = '/home', locale = 'en-ca', whoami = {}, route, subject }: Scene = {},
) {
  const store = createStore()
  const { companyId, profileId, employeeId } = makeWhoami(whoami)
  await store.dispatch(sessionEndpoints.util.upsertQueryData('whoami', undefined, makeWhoami(whoami)))
  const messages = await loadTexts(locale, textGroups)
  const router = createMemoryRouter(
    [...(route ? [{ path: `/:localeCode${route}`, element: page }] : []), { path: '*', element: route ? null : page }],
    { initialEntries: [`/${locale}${path}`] },
  )
  const view = render(
    <Provider store={store}>
      <IntlProvider locale={cultureOf(locale)} defaultLocale="en-US" messages={messages}>
        <SubjectProvider value={subject ?? { kind: 'me', companyId, profileId, employeeId }}>
          <RouterProvider router={router} />
        </SubjectProvider>
      </IntlProvider>
    </Provider>,
  )
  return {
    ...view,
    store,
    user: userEvent.setup(),
    /** Path and query the person is at. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** As the browser's button does. */
    goBack: () => act(() => router.navigate(-1)),
  }
}

/** The page of a route as the application composes it, at its own address. */
export async function renderRoute(name: RouteName, scene: Scene = {}) {
  const { default: Page } = await pages[name].load()
  return renderPage(<Page />, { path: rowOf(name).path, ...scene })
}

/** Stops the calendar at an instant, or at a time (without `Z`) of the reader's own zone; timers keep running. */
export const setClock = (instant: string) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(instant)
}
