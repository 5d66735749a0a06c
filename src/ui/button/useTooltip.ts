import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** Long enough to move the pointer from the button onto its tooltip. */
const hideAfterMs = 200

/**
 * Shows a native popover beside its button on hover and keyboard focus. It stays while the pointer is over it, and
 * Escape hides it (WCAG 1.4.13). The tooltip is inside its button, so that the button's pointer handlers cover both.
 */
export const useTooltip = () => {
  const [isShown, setIsShown] = useState(false)
  const anchorRef = useRef<HTMLButtonElement>(null)
  const tipRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasEntered = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const tip = tipRef.current
    const anchor = anchorRef.current
    if (!isShown || !tip?.showPopover || !anchor) return
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setIsShown(false)
    tip.showPopover({ source: anchor })
    document.addEventListener('keydown', hideOnEscape)
    return () => {
      document.removeEventListener('keydown', hideOnEscape)
      if (tip.isConnected) tip.hidePopover()
    }
  }, [isShown])

  const become = (shown: boolean) => {
    clearTimeout(timer.current)
    setIsShown(shown)
  }
  const hide = () => become(false)
  return {
    tipRef,
    anchorRef,
    anchorProps: {
      onPointerEnter: () => {
        clearTimeout(timer.current)
        hasEntered.current = true
      },
      // A pointer at rest where the button appears must move before it counts as hovering.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (hasEntered.current) become(pointerType === 'mouse')
        hasEntered.current = false
      },
      onPointerLeave: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(hide, hideAfterMs)
      },
      onPointerDown: hide,
      onFocus: () => become(anchorRef.current?.matches(':focus-visible') ?? false),
      onBlur: hide,
    },
  }
}
