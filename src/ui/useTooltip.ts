import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** Shows a native popover beside its button on hover and keyboard focus; Escape hides it (WCAG 1.4.13). */
export const useTooltip = () => {
  const [isShown, setIsShown] = useState(false)
  const anchorRef = useRef<HTMLButtonElement>(null)
  const tipRef = useRef<HTMLSpanElement>(null)

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

  const hide = () => setIsShown(false)
  return {
    tipRef,
    anchorRef,
    anchorProps: {
      onPointerEnter: (event: PointerEvent) => setIsShown(event.pointerType === 'mouse'),
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: () => setIsShown(anchorRef.current?.matches(':focus-visible') ?? false),
      onBlur: hide,
    },
  }
}
