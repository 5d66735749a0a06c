import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { rowOf, routeNames, type RouteName } from '@/routes/table'
import { guard } from './guard'
import { localeGate, localeLoader } from './localeGate'
import { LocaleLayout } from './LocaleLayout'
import { RouteFailure } from './RouteFailure'
import { Starting } from './Starting'
import type { Store } from './store'

/** Every row of the route table becomes a route; nothing else does. */
export function createRouter(store: Store) {
  const routeOf = (name: RouteName): RouteObject => {
    const row = rowOf(name)
    return {
      id: name,
      path: row.isBare ? row.path : `/:localeCode${row.path}`,
      middleware: row.isBare ? [] : [localeGate, guard(row, store)],
      // A middleware runs only where something is loaded.
      loader: () => null,
      lazy: { Component: async () => (await row.page()).default },
      errorElement: <RouteFailure />,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }
  }
  const shellNames = routeNames.filter((name) => !rowOf(name).isPublic)
  const plainNames = routeNames.filter((name) => rowOf(name).isPublic)
  return createBrowserRouter([
    {
      id: 'root',
      loader: localeLoader,
      shouldRevalidate: ({ currentUrl, nextUrl }) => firstSegment(currentUrl) !== firstSegment(nextUrl),
      Component: LocaleLayout,
      HydrateFallback: Starting,
      errorElement: <RouteFailure isWholePage />,
      children: [
        { lazy: { Component: async () => (await import('./shell/Shell')).Shell }, children: shellNames.map(routeOf) },
        ...plainNames.map(routeOf),
        { path: '/', loader: () => redirect('/home') },
        {
          path: '*',
          middleware: [localeGate],
          loader: () => null,
          lazy: { Component: async () => (await import('@/domains/site/NotFoundPage')).default },
          errorElement: <RouteFailure />,
        },
      ],
    },
  ])
}

const firstSegment = (url: URL) => url.pathname.split('/')[1]
export type Router = ReturnType<typeof createRouter>
