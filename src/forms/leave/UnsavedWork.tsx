import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate, type To, useBlocker } from 'react-router-dom'
import { sessionEpoch } from '@/http/sessionEpoch'
import { storage } from '@/lib/storage'
import { type Leave, LeaveContext, tellStay, UnsavedContext, type UnsavedRegister } from './unsaved'

const loadDialog = () => import('./LeaveDialog')
const LeaveDialog = lazy(loadDialog)
const afterPageMs = 1000

interface UnsavedWorkProps {
  children: ReactNode
  /** The change of address that counts as leaving: another path, or, on a page of several steps, also another query. */
  leaving?: 'path' | 'address'
}

/**
 * Wraps a page with forms: leaving it with unsaved changes needs a confirmation, except when the session ends.
 * Components inside leave without it by `useLeave`.
 */
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
  const [left, setLeft] = useState<{ to: To; state?: unknown }>()
  const leave = useCallback<Leave>((to, state) => setLeft({ to, state }), [])
  const stay = () => {
    blocker.reset?.()
    tellStay()
  }
  // The forms are unmounted before this navigates, so that the blocker finds none.
  if (left) return <Navigate replace {...left} />
  return (
    <UnsavedContext value={register}>
      <LeaveContext value={leave}>{children}</LeaveContext>
      {blocker.state === 'blocked' && (
        <Suspense>
          <LeaveDialog onLeave={blocker.proceed} onStay={stay} />
        </Suspense>
      )}
    </UnsavedContext>
  )
}

/** Loads the dialog early, while there is a network and before typing begins. */
function usePreloadedLeaveDialog() {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), afterPageMs)
    return () => clearTimeout(timer)
  }, [])
}

/**
 * The register of forms with unsaved changes. While it is not empty, the browser asks before the tab closes. It is not
 * React state, so that the first key pressed in a form renders nothing.
 */
function createRegister(forms: Set<string>): UnsavedRegister {
  let session: number | undefined
  // A session that ends or needs a new sign-in leaves the page without a question; the draft stays.
  const goesOn = () => sessionEpoch() === session && storage.read('accessToken') !== undefined
  const ask = (event: BeforeUnloadEvent) => goesOn() && event.preventDefault()
  return {
    hasAny: () => forms.size > 0,
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
