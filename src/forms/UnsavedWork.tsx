import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { sessionEpoch } from '@/http/sessionEpoch'
import { storage } from '@/lib/storage'
import { UnsavedContext, type UnsavedRegister } from './unsaved'

const loadDialog = () => import('./LeaveDialog')
const LeaveDialog = lazy(loadDialog)
const afterPageMs = 1000

interface UnsavedWorkProps {
  children: ReactNode
  /** Leaving is another path, or on a page of several steps also another query. */
  leaving?: 'path' | 'address'
}

/** Around a page with forms: leaving it with something unsaved asks first. A session that ends does not wait for that. */
export function UnsavedWork({ children, leaving = 'path' }: UnsavedWorkProps) {
  const [forms] = useState(() => new Set<string>())
  const [register] = useState(() => createRegister(forms))
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (leaving === 'address' && currentLocation.search !== nextLocation.search)) &&
      !nextLocation.search.includes('reason=session-timeout'),
  )
  usePreloadedLeaveDialog()
  return (
    <UnsavedContext value={register}>
      {children}
      {blocker.state === 'blocked' && (
        <Suspense>
          <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
        </Suspense>
      )}
    </UnsavedContext>
  )
}

/** The dialog is fetched while there is a network to fetch it from, and before the first key has work of its own. */
function usePreloadedLeaveDialog() {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), afterPageMs)
    return () => clearTimeout(timer)
  }, [])
}

/**
 * The register of forms with unsaved changes. While there is one, the browser asks before the tab closes. It is no React
 * state, so that the first key pressed in a form renders nothing.
 */
function createRegister(forms: Set<string>): UnsavedRegister {
  let session: number | undefined
  // A session that ends, or has to begin anew, takes the tab elsewhere without a question; the draft is kept.
  const goesOn = () => sessionEpoch() === session && storage.read('accessToken') !== undefined
  const ask = (event: BeforeUnloadEvent) => goesOn() && event.preventDefault()
  return {
    set: (form, isUnsaved) => {
      const wasUnsaved = forms.size > 0
      if (isUnsaved) forms.add(form)
      else forms.delete(form)
      if (forms.size === 0) window.removeEventListener('beforeunload', ask)
      else if (!wasUnsaved) {
        session = sessionEpoch()
        window.addEventListener('beforeunload', ask)
      }
    },
  }
}
