import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppStore } from '@/store/hooks'
import { refreshStale } from './refreshStale'

/**
 * Refreshes what an open page shows of shared data when the reader follows a link to this very page: none of its
 * components begins to show the data then. A change of its view, which is in the query of the address, asks by itself.
 */
export function useRefreshOnArrival(): void {
  const store = useAppStore()
  const { key, pathname, search } = useLocation()
  const here = useRef({ key, pathname, search })
  // The effects of the page run first, so that a request it has just sent is fresh.
  useEffect(() => {
    const before = here.current
    here.current = { key, pathname, search }
    const isOpen = before.pathname === pathname && (before.search === search || search === '')
    if (before.key !== key && isOpen && navigator.onLine) refreshStale(store)
  }, [store, key, pathname, search])
}
