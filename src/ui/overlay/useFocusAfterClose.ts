import { useEffect } from 'react'

/** The library restores the focus within the next frame, if its target still exists. */
const afterMs = 100

/**
 * When a dialog closes whose opener is gone (a trip was cancelled, an entry removed), the focus would move to the top
 * of the document. This hook moves it to the heading of the page.
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
