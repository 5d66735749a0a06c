import { type RefObject, useEffect } from 'react'

/** Whoever takes something away and knows where the focus belongs has moved it by then. */
const afterMs = 60
const controls = 'a, button, input, select, textarea, label, summary'

/**
 * Where what has the focus goes away (an entry that is removed, a button that gives way to its answer), the focus would
 * fall to the top of the document; it stays within `section` instead, on its heading, or else on that of the page.
 */
export function useKeepFocusWithin(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = section.current
    if (!root) return
    let isHere = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // Pressing beside every control leaves them of one's own accord; pressing what has the focus moves nothing.
    const press = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(controls) : null
      isHere = control !== null && root.contains(control)
    }
    const enter = ({ target }: FocusEvent) => void (isHere = root.contains(target as Node))
    const check = () => {
      if (!isHere || document.activeElement !== document.body) return
      const heading = root.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(check, afterMs)
    })
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', enter)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', enter)
    }
  }, [section])
}
