import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { Announcer } from '@/shell/Announcer'
import { LocaleProvider } from './LocaleProvider'
import type { LocaleData } from './localeGate'
import { firstScreen } from './firstScreen'

const LoadedBanners = lazyWithTexts(['banners'], () => import('@/shell/banners/Banners'))
const Banners = lazy(() => firstScreen().then(() => ({ default: () => <LoadedBanners /> })))

/** The outermost layout: everything below speaks the locale of the address. */
export function LocaleLayout() {
  const data = useLoaderData<LocaleData>()
  return (
    <LocaleProvider {...data}>
      <Announcer />
      <Suspense>
        <Outlet />
      </Suspense>
      <Suspense>
        <Banners />
      </Suspense>
      <ScrollRestoration />
    </LocaleProvider>
  )
}
