import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom'
import { Announcer } from '@/shell/Announcer'
import { Later } from '@/shell/Later'
import { LocaleProvider } from './LocaleProvider'
import type { LocaleData } from './localeGate'

const Banners = lazy(() => import('@/shell/banners/Banners'))

/** The outermost layout: provides the locale of the address to everything below. */
export function LocaleLayout() {
  const data = useLoaderData<LocaleData>()
  return (
    <LocaleProvider {...data}>
      <Announcer />
      <Suspense>
        <Outlet />
      </Suspense>
      <Later>
        <Banners />
      </Later>
      <ScrollRestoration />
    </LocaleProvider>
  )
}
