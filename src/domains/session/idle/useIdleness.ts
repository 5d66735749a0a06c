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
  const watch = useRef<IdleWatch>(undefined)
  useEffect(() => {
    watch.current = watchIdleness(times, { show: setEndsAt, onOver })
    return watch.current.stop
  }, [times, onOver])
  const touch = useCallback(() => {
    if (watch.current?.state() === 'active') watch.current.activity.touch()
  }, [])
  const check = useCallback(() => watch.current?.look(), [])
  const stay = useCallback(() => {
    watch.current?.activity.touch()
    watch.current?.look()
  }, [])
  return { endsAt, touch, check, stay }
}

interface IdleWatch {
  activity: SharedActivity
  /** The state by the clock. */
  state: () => ReturnType<typeof idleState>
  /** Checks the clock, and shows what it says. */
  look: () => void
  stop: () => void
}

interface IdleEvents {
  /** Shows when the session ends; undefined before the warning. */
  show: (endsAt: number | undefined) => void
  onOver: () => void
}

function watchIdleness(times: IdleTimes, { show, onOver }: IdleEvents): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    onOver()
  }
  const activity = shareActivity({ heard: () => void look(), ended: end })
  let seen: ReturnType<typeof idleState> = 'active'
  const state = () => idleState(activity.last(), Date.now(), times)

  async function look() {
    if (isOver) return
    // The other tabs are asked before any change of state, as this one may have been asleep.
    if (state() !== seen && state() !== 'active') await activity.ask()
    seen = state()
    if (seen === 'over') {
      activity.end()
      return end()
    }
    show(seen === 'warned' ? activity.last() + times.idleMs + times.warningMs : undefined)
    clearTimeout(timer)
    timer = setTimeout(look, Math.max(50, untilChange(activity.last(), Date.now(), times)))
  }
  registerIdleWatch(() => state() === 'over')
  void look()
  const stopWaking = onWaking(() => void look())
  const stop = () => {
    isOver = true
    registerIdleWatch(undefined)
    activity.close()
    clearTimeout(timer)
    stopWaking()
  }
  return { activity, state, look: () => void look(), stop }
}

/** Calls regularly and when the tab wakes: timers of a background, frozen or sleeping tab are late. */
function onWaking(look: () => void): () => void {
  const glance = setInterval(look, glanceMs)
  const ofWindow = ['pageshow', 'focus', 'online']
  const ofDocument = ['visibilitychange', 'resume']
  for (const name of ofWindow) window.addEventListener(name, look)
  for (const name of ofDocument) document.addEventListener(name, look)
  return () => {
    clearInterval(glance)
    for (const name of ofWindow) window.removeEventListener(name, look)
    for (const name of ofDocument) document.removeEventListener(name, look)
  }
}
