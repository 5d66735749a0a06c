import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, matchPath, parsePath, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { Whoami } from '#contract/session/session.ts'
import { LocaleProvider } from '@/app/locale/LocaleProvider'
import { offeredPageOf, pageOf } from '@/app/pages/pages'
import { type Subject, SubjectProvider } from '@/patterns/subject/subject'
import { type RouteName, routeNames, rowOf } from '@/routes/table'
import { createStore } from '@/store/store'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { bundles, isCore, type TextDomain } from '@/i18n/textBundles'
import { enterLanguage, loadMessages, type Messages } from '@/i18n/loadMessages'
import { makeWhoami } from './factories.ts'

interface Scene {
  /** Below the locale prefix, with its query. */
  path?: string
  locale?: LocaleCode
  whoami?: Partial<Whoami>
  /** The pattern of the page's address below the locale, where it has parameters. */
  route?: string
  /** Further domains of messages, besides the core's and those of the address's page. */
  messages?: readonly TextDomain[]
  /** The person the page is about; by default the signed-in one. */
  subject?: Subject
  /** The state that the history holds with the address. */
  state?: unknown
}

/** Shows a page to a signed-in person in a locale. Answers come from `network`. */
export async function renderPage(
  page: ReactNode,
  { path = '/home', locale = 'en-ca', whoami = {}, route, subject, state, messages = [] }: Scene = {},
) {
  const store = createStore()
  const { companyId, profileId, employeeId } = makeWhoami(whoami)
  await store.dispatch(sessionEndpoints.util.upsertQueryData('whoami', undefined, makeWhoami(whoami)))
  const name = nameOf(path)
  const router = createMemoryRouter(
    [
      ...(route ? [{ path: `/:localeCode${route}`, ...(name && { id: name }), element: page }] : []),
      { path: '*', ...(name && !route && { id: name }), element: route ? null : page },
    ],
    { initialEntries: [{ ...parsePath(`/${locale}${path}`), state }] },
  )
  const view = render(
    <Provider store={store}>
      <LocaleProvider locale={locale} messages={await messagesHere(locale, [...(await messagesOf(path)), ...messages])}>
        <SubjectProvider value={subject ?? { kind: 'me', companyId, profileId, employeeId }}>
          <RouterProvider router={router} />
        </SubjectProvider>
      </LocaleProvider>
    </Provider>,
  )
  return {
    ...view,
    store,
    router,
    user: userEvent.setup(),
    /** Path and query the person is at. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The state that the history holds with the address. */
    state: () => router.state.location.state as unknown,
    /** As the browser's button does. */
    goBack: () => act(() => router.navigate(-1)),
  }
}

/** The messages that the row of an address loads. */
const messagesOf = async (path: string): Promise<readonly TextDomain[]> =>
  pageOf(nameOf(path) ?? 'notFound').messages ?? []

function nameOf(path: string): RouteName | undefined {
  const { pathname = '' } = parsePath(path)
  return routeNames.find((name) => matchPath(rowOf(name).path, pathname))
}

/** The messages of each set of domains, since choosing them among all texts took a part of every render. */
const chosen = new Map<string, Messages>()

/** Only the messages of the core and of some domains. A missing one fails the test by `pageSetup`. */
async function messagesHere(locale: LocaleCode, domains: readonly TextDomain[]): Promise<Messages> {
  const all = await enterLanguage(locale)
  await loadMessages(locale, domains)
  const bundled: Partial<Record<string, readonly string[]>> = bundles
  const named: readonly string[] = domains.flatMap((domain) => bundled[domain] ?? domain)
  const key = [locale, ...new Set(named)].join(' ')
  const isThere = (id: string) => isCore(id) || named.includes(id.split('.')[0] ?? '')
  const messages =
    chosen.get(key) ?? (Object.fromEntries(Object.entries(all).filter(([id]) => isThere(id))) as Messages)
  chosen.set(key, messages)
  return messages
}

/** The page of a route as the application composes it, at its own address. */
export async function renderRoute(name: RouteName, scene: Scene = {}) {
  const { load, messages: own = [] } = offeredPageOf(name)
  const { default: Page } = await load()
  return renderPage(<Page />, { path: rowOf(name).path, ...scene, messages: [...own, ...(scene.messages ?? [])] })
}

/** Stops the calendar at an instant, or at a time (without `Z`) of the reader's own zone; timers keep running. */
export const setClock = (instant: string) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(instant)
}
