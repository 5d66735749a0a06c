import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { localeOfPath, preferredLocale } from '@/i18n/currentLocale'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { loadTexts } from '@/i18n/loadTexts'
import type { TextGroup } from '@/i18n/textGroups'
import { rowOf, routeNames, type RouteName } from '@/routes/table'
import { guard } from './guard'
import { localeGate, localeLoader } from './localeGate'
import { LocaleLayout } from './LocaleLayout'
import { ApplicationFailure, PageFailure, RouteFailure } from './RouteFailure'
import { Starting } from './Starting'
import type { Store } from '@/store/store'

type Load = () => Promise<{ default: ComponentType }>

/**
 * A screen whose code and texts come with the navigation to it. Not the router's own `lazy`: when code is missing, that shows
 * nothing at all instead of the error element.
 */
const onDemand = (load: Load, texts: readonly TextGroup[] = []): Pick<RouteObject, 'loader' | 'Component'> => ({
  loader: async ({ request }) => {
    const locale = localeOfPath(new URL(request.url).pathname) ?? preferredLocale()
    await Promise.all([load(), loadTexts(locale, texts)])
    return null
  },
  Component: lazyWithTexts(texts, load),
})

const shell: Load = () => import('@/shell/Shell').then(({ Shell }) => ({ default: Shell }))

/** Every row of the route table becomes a route; nothing else does. */
export function createRouter(store: Store) {
  const routeOf = (name: RouteName): RouteObject => {
    const row = rowOf(name)
    return {
      id: name,
      path: row.isBare ? row.path : `/:localeCode${row.path}`,
      middleware: row.isBare ? [] : [localeGate, guard(row, store)],
      ...onDemand(row.page, row.texts),
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
          ...onDemand(shell),
          errorElement: <PageFailure />,
          shouldRevalidate: () => false,
          children: shellNames.map(routeOf),
        },
        ...plainNames.map(routeOf),
        { path: '/', loader: () => redirect('/home'), element: null },
        {
          path: '*',
          middleware: [localeGate],
          ...onDemand(rowOf('notFound').page, rowOf('notFound').texts),
          errorElement: <PageFailure />,
        },
      ],
    },
  ])
}

const firstSegment = (url: URL) => url.pathname.split('/')[1]
export type Router = ReturnType<typeof createRouter>
