import { useEffect } from 'react'

/** The library gives the focus back within the next frame, to what still is there. */
const afterMs = 100

/**
 * Where a window closes whose opener is gone (a trip was cancelled, an entry removed), the focus would fall to the top
 * of the document; it goes to the heading of the page instead.
 */
export function useFocusAfterClose(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    return () => void setTimeout(focusHeading, afterMs)
  }, [isOpen])
}

function focusHeading(): void {
  // The page itself may be gone by then.
  const page = globalThis.document as Document | undefined
  if (!page || page.activeElement !== page.body) return
  const heading = page.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
