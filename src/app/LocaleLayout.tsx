import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom'
import { Announcer } from './Announcer'
import { LocaleProvider } from './LocaleProvider'
import type { LocaleData } from './localeGate'

/** The outermost layout: everything below speaks the locale of the address. */
export function LocaleLayout() {
  const data = useLoaderData<LocaleData>()
  return (
    <LocaleProvider {...data}>
      <Announcer />
      <Suspense>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </LocaleProvider>
  )
}
