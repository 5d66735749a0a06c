import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, redirect, type RouteObject } from 'react-router-dom'
import { localeOfPath } from '@/i18n/currentLocale'
import type { LazyDomain } from '@/i18n/coreDomains'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { loadMessages } from '@/i18n/loadMessages'
import { rowOf, routeNames, type RouteName } from '@/routes/table'
import { localeGate, localeLoader } from './localeGate'
import { LocaleLayout } from './LocaleLayout'
import { ApplicationFailure, PageFailure, RouteFailure } from './RouteFailure'
import { NavigationGuard } from './NavigationGuard'
import { PageSubject } from './PageSubject'
import { type LoadPage, pages } from './pages'
import { sessionGate } from './sessionGate'
import { Starting } from './Starting'
import type { Store } from '@/store/store'

/**
 * A screen whose code and messages come with the navigation to it. Not the router's own `lazy`: when code is missing,
 * that shows nothing at all instead of the error element.
 */
const onDemand = (
  load: LoadPage,
  messages: readonly LazyDomain[] = [],
): { loader: LoaderFunction; Component: ComponentType } => ({
  loader: async ({ request }) => {
    const locale = localeOfPath(new URL(request.url).pathname)
    await Promise.all([load(), loadMessages(locale, messages)])
    return null
  },
  Component: lazyWithMessages(messages, load),
})

const shell: LoadPage = () => import('@/shell/Shell').then(({ Shell }) => ({ default: Shell }))

/** Every row of the route table becomes a route; nothing else does. */
export function createRouter(store: Store) {
  const routeOf = (name: RouteName): RouteObject => {
    const row = rowOf(name)
    const { load, messages } = pages[name]
    const { loader, Component: Page } = onDemand(load, messages)
    return {
      id: name,
      path: row.isBare ? row.path : `/:localeCode${row.path}`,
      middleware: row.isBare ? [] : [localeGate, sessionGate(row, store)],
      loader,
      element:
        row.isPublic || row.isRegistration ? (
          <Page />
        ) : (
          <PageSubject row={row}>
            <Page />
          </PageSubject>
        ),
      errorElement: isPlain(name) ? <PageFailure /> : <RouteFailure />,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }
  }
  const isPlain = (name: RouteName) => rowOf(name).isPublic || rowOf(name).isRegistration
  const shellNames = routeNames.filter((name) => !isPlain(name))
  const plainNames = routeNames.filter(isPlain)
  return createBrowserRouter([
    {
      id: 'root',
      loader: localeLoader,
      shouldRevalidate: ({ currentUrl, nextUrl }) => firstSegment(currentUrl) !== firstSegment(nextUrl),
      Component: LocaleLayout,
      HydrateFallback: Starting,
      errorElement: <ApplicationFailure />,
      children: [
        {
          Component: NavigationGuard,
          children: [
            {
              ...onDemand(shell),
              errorElement: <PageFailure />,
              shouldRevalidate: () => false,
              children: shellNames.map(routeOf),
            },
            ...plainNames.map(routeOf),
          ],
        },
        { path: '/', loader: () => redirect('/home'), element: null },
        {
          path: '*',
          middleware: [localeGate],
          ...onDemand(pages.notFound.load, pages.notFound.messages),
          errorElement: <PageFailure />,
        },
      ],
    },
  ])
}

const firstSegment = (url: URL) => url.pathname.split('/')[1]
export type Router = ReturnType<typeof createRouter>
