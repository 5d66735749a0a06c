import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Forms load code and data of their own; after this time the focus no longer moves. */
const focusWithinMs = 8000

/** Focuses the field named by the address after `#`, once it is rendered. */
export function useFocusRequestedField(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const name = hash.slice(1)
    if (!/^[A-Za-z_]+$/.test(name) || focusField(name)) return undefined
    const observer = new MutationObserver(() => focusField(name) && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), focusWithinMs)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [hash, key])
}

/** A control's id is `<form>-<field>`; several controls of the same field form a group with that id. */
function focusField(name: string): boolean {
  const named = document.querySelector<HTMLElement>(`[id$="-${name}"]`)
  const control = named?.matches('fieldset, div') ? named.querySelector<HTMLElement>('input, select, textarea') : named
  if (!control) return false
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}
