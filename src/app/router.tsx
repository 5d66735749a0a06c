import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, type LoaderFunction, redirect, type RouteObject } from 'react-router-dom'
import { localeOfPath } from '@/i18n/currentLocale'
import { loadWithMessages } from '@/i18n/loadWithMessages'
import { loadMessages } from '@/i18n/loadMessages'
import { pathTo } from '@/routes/pathTo'
import { rowOf, routeNames, type RouteName } from '@/routes/table'
import { firstAnswers } from './firstAnswers'
import { localeGate, localeLoader } from './locale/localeGate'
import { LocaleLayout } from './locale/LocaleLayout'
import { ApplicationFailure, PageFailure, RouteFailure } from './layouts/RouteFailure'
import { nameEntry } from './nameEntry'
import { NavigationGuard } from './layouts/NavigationGuard'
import type { PageRow } from './pages/pageRow'
import { offeredPageOf, pageOf } from './pages/pages'
import { sessionGate } from './sessionGate'
import { Opening } from './locale/Starting'
import type { Store } from '@/store/store'
import { useSession } from '@/domains/session/shared/useSession'
import { SubjectProvider } from '@/patterns/subject/subject'

type OnDemand = Pick<PageRow, 'load' | 'messages'>

/**
 * A screen whose code and messages are loaded on navigation, with its first answers where they are quick. The router's
 * own `lazy` shows a blank screen instead of the error element when code is missing, and React's `lazy` draws the
 * screen a second time a third of a second later.
 */
function onDemand(
  { load, messages = [] }: OnDemand,
  store: Store,
): { loader: LoaderFunction; Component: ComponentType } {
  let Page: ComponentType | undefined
  return {
    loader: async ({ request, params }) => {
      const locale = localeOfPath(new URL(request.url).pathname)
      const [code] = await Promise.all([load(), loadMessages(locale, messages)])
      Page = code.default
      await firstAnswers(store, code.prefetch, params)
      return null
    },
    Component: () => Page && <Page />,
  }
}

/** The frames of the pages about another person. */
const layouts = {
  traveler: () =>
    loadWithMessages(['arranger', 'traveler', 'profile', 'completion'], () => import('./layouts/TravelerLayout')),
  employee: () => loadWithMessages(['staff', 'traveler'], () => import('./layouts/EmployeeLayout')),
}

/** One route for every row of the route table. */
export function createRouter(store: Store) {
  nameEntry()
  return createBrowserRouter([
    {
      id: 'root',
      loader: localeLoader,
      shouldRevalidate: ({ currentUrl, nextUrl }) => firstSegment(currentUrl) !== firstSegment(nextUrl),
      Component: LocaleLayout,
      HydrateFallback: Opening,
      errorElement: <ApplicationFailure />,
      children: [
        {
          Component: NavigationGuard,
          // Below the layout, which speaks the language of the address; the application may have started in another.
          errorElement: <PageFailure />,
          children: [shell(store), ...routeNames.filter(isPlain).map((name) => routeOf(name, store))],
        },
        ...redirects,
        { path: '*', middleware: [localeGate], ...onDemand(pageOf('notFound'), store), errorElement: <PageFailure /> },
      ],
    },
  ])
}

/** Pages outside the frame: those for everybody, and that of the registration. */
const isPlain = (name: RouteName) => rowOf(name).isPublic || rowOf(name).isRegistration

/** The frame of the application with its pages. */
const shell = (store: Store): RouteObject => ({
  ...onDemand({ load: () => import('@/shell/Shell') }, store),
  errorElement: <PageFailure />,
  shouldRevalidate: () => false,
  children: [...pagesAbout(undefined, store), about('traveler', store), about('employee', store)],
})

const about = (whom: keyof typeof layouts, store: Store): RouteObject => ({
  ...onDemand({ load: layouts[whom] }, store),
  errorElement: <PageFailure />,
  shouldRevalidate: () => false,
  children: pagesAbout(whom, store),
})

const pagesAbout = (whom: keyof typeof layouts | undefined, store: Store) =>
  routeNames.filter((name) => !isPlain(name) && rowOf(name).subject === whom).map((name) => routeOf(name, store))

function routeOf(name: RouteName, store: Store): RouteObject {
  const row = rowOf(name)
  const { loader, Component: Page } = onDemand(offeredPageOf(name), store)
  return {
    id: name,
    path: row.isBare ? row.path : `/:localeCode${row.path}`,
    middleware: row.isBare ? [] : [localeGate, sessionGate(row, store)],
    loader,
    element:
      row.isPublic || row.isRegistration || row.subject ? (
        <Page />
      ) : (
        <PageSubject>
          <Page />
        </PageSubject>
      ),
    errorElement: isPlain(name) ? <PageFailure /> : <RouteFailure />,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}

const redirects: RouteObject[] = [
  { path: '/', loader: () => redirect('/home'), element: null },
  // §2: the root redirects to home, that of a locale too.
  {
    path: '/:localeCode',
    middleware: [localeGate],
    loader: ({ request }) => redirect(pathTo(localeOfPath(new URL(request.url).pathname), 'home')),
    element: null,
  },
  // §2: the index of the dashboard group has no page.
  {
    path: '/:localeCode/dashboard',
    middleware: [localeGate],
    loader: ({ request }) => redirect(pathTo(localeOfPath(new URL(request.url).pathname), 'notFound')),
    element: null,
  },
  // §2: a traveler's profile opens with the personal information.
  {
    path: '/:localeCode/arranger/profile/:companyId/:profileId',
    middleware: [localeGate],
    loader: ({ request, params: { companyId = '', profileId = '' } }) =>
      redirect(pathTo(localeOfPath(new URL(request.url).pathname), 'arrangedPersonal', { companyId, profileId })),
    element: null,
  },
]

const firstSegment = (url: URL) => url.pathname.split('/')[1]
export type Router = ReturnType<typeof createRouter>

/** Provides the person signed in as the subject of a page; the layouts of travelers and employees provide theirs. */
function PageSubject({ children }: { children: ReactNode }) {
  const { companyId, profileId, employeeId } = useSession()
  return <SubjectProvider value={{ kind: 'me', companyId, profileId, employeeId }}>{children}</SubjectProvider>
}
