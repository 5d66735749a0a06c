import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { type IdleTimes, idleTimes } from './idle.rules'
import { signOutIdle } from './idleEnd'
import { type Idleness, useIdleness } from './useIdleness'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { loadWithMessages } from '@/i18n/loadWithMessages'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { env } from '@/lib/env'

const load = () => loadWithMessages(['session'], () => import('./IdleDialog'))
const IdleDialog = lazy(() => loadOnceOnline(load))

const ofBuild = { idleSeconds: env.idleSeconds, warningSeconds: env.idleWarningSeconds }
/** §4: mouse and keyboard events, and their equivalents on a touch screen. */
const activities = ['mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const
const noticedEveryMs = 500
const staysAfterMs = 500

/** §4, §9: watches for idleness, for companies that have it enabled, in their own time. */
export function IdleWatch() {
  const { data } = useFeatureConfigurationQuery(useOwnProfile())
  const times = useMemo(() => idleTimes(ofBuild, data?.idle), [data?.idle])
  return data?.features.sessiontimeoutalert?.status === 'enabled' && <Watching times={times} />
}

function Watching({ times }: { times: IdleTimes }) {
  const idleness = useIdleness(times, signOutIdle)
  // Loaded early: the dialog may have to open when there is no network any more.
  useEffect(() => void load().catch(() => undefined), [])
  const round = useCancelledUnloads()
  return (
    <>
      <ActivityListeners key={`${round} ${idleness.endsAt}`} times={times} idleness={idleness} />
      {idleness.endsAt !== undefined && (
        <Suspense fallback={null}>
          <IdleDialog endsAt={idleness.endsAt} warningMs={times.warningMs} onStay={idleness.stay} />
        </Suspense>
      )}
    </>
  )
}

/** Listens for mouse, keyboard and touch. `useIdleness` computes the deadline from the clock. */
function ActivityListeners({ times, idleness: { touch, check } }: { times: IdleTimes; idleness: Idleness }) {
  useIdleTimer({
    timeout: times.idleMs + times.warningMs,
    promptBeforeIdle: times.warningMs,
    events: [...activities],
    eventsThrottle: noticedEveryMs,
    onAction: touch,
    onPrompt: check,
    onIdle: check,
  })
  return null
}

/**
 * Counts the `beforeunload` events after which the page stayed: a mailto, a tel, a download. The idle timer stops at
 * that event, so it is restarted with each.
 */
function useCancelledUnloads(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const again = () => void setTimeout(() => setCount((before) => before + 1), staysAfterMs)
    window.addEventListener('beforeunload', again)
    return () => window.removeEventListener('beforeunload', again)
  }, [])
  return count
}
