import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { TooltipTheme } from '@/ui/button/tooltipThemes'

const openAfterMs = 300
/** Long enough to move the pointer from the trigger into the popover. */
const closeAfterMs = 200
/** A pointer that is over the trigger when the popover closes does not count as hovering again within this time. */
const quietMs = 500

type State = 'closed' | 'hovered' | 'pressed'

/**
 * Opens a popover on a click, and on hovering with a mouse where its theme defines that; never on touch or focus alone.
 * A hovered one stays while the pointer is over it or its trigger, and closes on Escape (WCAG 1.4.13).
 */
export function usePopoverTrigger({ opensOn }: Pick<TooltipTheme, 'opensOn'>) {
  const [state, setState] = useState<State>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const become = (next: State) => {
    clearTimeout(timer.current)
    if (next === 'closed') closedAt.current = performance.now()
    setState(next)
  }
  const hoverTo = (next: State, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState((now) => (now === 'pressed' ? now : next)), ms)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || performance.now() < closedAt.current + quietMs) return
    hoverTo('hovered', state === 'closed' ? openAfterMs : 0)
  }
  const hoverProps = {
    onPointerEnter: enter,
    onPointerLeave: () => hoverTo('closed', closeAfterMs),
  }
  useCloseOnEscape(state === 'hovered', () => become('closed'))
  return {
    state,
    close: () => become('closed'),
    triggerProps: { ...(opensOn === 'clickOrHover' && hoverProps), onClick: () => become('pressed') },
    /** For a hovered popover: the pointer may move into it. */
    popoverProps: hoverProps,
  }
}

/** A hovered popover does not have the focus, so Escape is heard in the whole page. */
function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
}
