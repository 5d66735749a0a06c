import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { generation } from '@/http/generation'
import { UnsavedContext } from './unsaved'

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
  const forms = useRef(new Set<string>())
  const [isUnsaved, setUnsaved] = useState(false)
  const register = useMemo(
    () => ({
      set: (form: string, is: boolean) => {
        if (is) forms.current.add(form)
        else forms.current.delete(form)
        setUnsaved(forms.current.size > 0)
      },
    }),
    [],
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.current.size > 0 &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (leaving === 'address' && currentLocation.search !== nextLocation.search)) &&
      !nextLocation.search.includes('reason=session-timeout'),
  )
  useAskingBrowser(isUnsaved)
  useDialogAtHand()
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
function useDialogAtHand() {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), afterPageMs)
    return () => clearTimeout(timer)
  }, [])
}

/** The browser's own question before the tab goes; not where the session ends. */
function useAskingBrowser(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const session = generation()
    const ask = (event: BeforeUnloadEvent) => generation() === session && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
