import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom'
import { Announcer } from '@/shell/Announcer'
import { loadWithMessages } from '@/i18n/loadWithMessages'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { Deferred } from '@/patterns/page/Deferred'
import { LocaleProvider } from './LocaleProvider'
import type { LocaleData } from './localeGate'

const Banners = lazy(() => loadOnceOnline(() => loadWithMessages(['banners'], () => import('@/shell/banners/Banners'))))

/** The outermost layout: provides the locale of the address to everything below. */
export function LocaleLayout() {
  const data = useLoaderData<LocaleData>()
  return (
    <LocaleProvider {...data}>
      <Announcer />
      <Deferred>
        <Banners place="before" />
      </Deferred>
      <Suspense>
        <Outlet />
      </Suspense>
      <Deferred>
        <Banners place="after" />
      </Deferred>
      <ScrollRestoration />
    </LocaleProvider>
  )
}
