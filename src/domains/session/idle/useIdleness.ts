import { useCallback, useEffect, useRef, useState } from 'react'
import { registerIdleWatch } from './idleEnd'
import { idleState, type IdleTimes, untilChange } from './idle.rules'
import { type SharedActivity, shareActivity } from './sharedActivity'

const glanceMs = 15_000

export interface Idleness {
  /** When the session ends, while the warning counts down; undefined before. */
  endsAt: number | undefined
  /** Reports activity. Ignored while the warning is open, which needs an explicit answer. */
  touch: () => void
  /** Checks the clock now. */
  check: () => void
  /** The person chose to stay: the idle time starts anew in every tab. */
  stay: () => void
}

/** The deadline of an idle session by the wall clock, the same in all tabs. Each tab calls `onOver` once. */
export function useIdleness(times: IdleTimes, onOver: () => void): Idleness {
  const [endsAt, setEndsAt] = useState<number>()
  const activity = useRef<SharedActivity>(undefined)
  const check = useRef<() => void>(() => undefined)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      onOver()
    }
    const shared = shareActivity({ heard: () => void look(), ended: end })
    let seen: ReturnType<typeof idleState> = 'active'
    const stateNow = () => idleState(shared.last(), Date.now(), times)

    async function look() {
      if (isOver) return
      // The other tabs are asked before every change of state, because this tab may have been asleep.
      if (stateNow() !== seen && stateNow() !== 'active') await shared.ask()
      seen = stateNow()
      if (seen === 'over') {
        shared.end()
        return end()
      }
      setEndsAt(seen === 'warned' ? shared.last() + times.idleMs + times.warningMs : undefined)
      clearTimeout(timer)
      timer = setTimeout(look, Math.max(50, untilChange(shared.last(), Date.now(), times)))
    }
    registerIdleWatch(() => stateNow() === 'over')
    activity.current = shared
    check.current = () => void look()
    void look()
    // Timers of a background, frozen or sleeping tab are late, so the clock is also checked when the tab wakes.
    const glance = setInterval(look, glanceMs)
    const wakes = ['pageshow', 'focus', 'online'] as const
    for (const name of wakes) window.addEventListener(name, look)
    for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, look)
    return () => {
      isOver = true
      registerIdleWatch(undefined)
      shared.close()
      clearTimeout(timer)
      clearInterval(glance)
      for (const name of wakes) window.removeEventListener(name, look)
      for (const name of ['visibilitychange', 'resume']) document.removeEventListener(name, look)
    }
  }, [times, onOver])

  const touch = useCallback(() => {
    const shared = activity.current
    if (shared && idleState(shared.last(), Date.now(), times) === 'active') shared.touch()
  }, [times])
  const stay = useCallback(() => {
    activity.current?.touch()
    check.current()
  }, [])
  return { endsAt, touch, check: useCallback(() => check.current(), []), stay }
}
