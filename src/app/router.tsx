import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, redirect, type RouteObject } from 'react-router-dom'
import { localeOfPath, preferredLocale } from '@/i18n/currentLocale'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { loadTexts } from '@/i18n/loadTexts'
import type { TextGroup } from '@/i18n/textGroups'
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
 * A screen whose code and texts come with the navigation to it. Not the router's own `lazy`: when code is missing, that shows
 * nothing at all instead of the error element.
 */
const onDemand = (
  load: LoadPage,
  texts: readonly TextGroup[] = [],
): { loader: LoaderFunction; Component: ComponentType } => ({
  loader: async ({ request }) => {
    const locale = localeOfPath(new URL(request.url).pathname) ?? preferredLocale()
    await Promise.all([load(), loadTexts(locale, texts)])
    return null
  },
  Component: lazyWithTexts(texts, load),
})

const shell: LoadPage = () => import('@/shell/Shell').then(({ Shell }) => ({ default: Shell }))

/** Every row of the route table becomes a route; nothing else does. */
export function createRouter(store: Store) {
  const routeOf = (name: RouteName): RouteObject => {
    const row = rowOf(name)
    const { load, texts } = pages[name]
    const { loader, Component: Page } = onDemand(load, texts)
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
          ...onDemand(pages.notFound.load, pages.notFound.texts),
          errorElement: <PageFailure />,
        },
      ],
    },
  ])
}

const firstSegment = (url: URL) => url.pathname.split('/')[1]
export type Router = ReturnType<typeof createRouter>
