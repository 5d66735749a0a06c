import { type RefObject, useEffect } from 'react'

/** After this time, code that removes an element and sets the focus itself has finished. */
const afterMs = 60
const controls = 'a, button, input, select, textarea, label, summary'

/**
 * When the focused element disappears (an entry that is removed, a button replaced by its result), the focus would move
 * to the top of the document. This hook keeps it in `section`, on its heading, or else moves it to the heading of the
 * page.
 */
export function useKeepFocusWithin(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = section.current
    if (!root) return
    let isHere = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // A click outside every control drops the focus on purpose. A click on the focused element does not move it.
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
