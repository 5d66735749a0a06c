import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Forms come with code and data of their own; after this nobody waits for a jump any more. */
const patienceMs = 8000

/** Takes the person to the field that the address names after `#`, once it is there. */
export function useFocusRequestedField(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const name = hash.slice(1)
    if (!/^[A-Za-z]+$/.test(name) || focusField(name)) return undefined
    const observer = new MutationObserver(() => focusField(name) && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), patienceMs)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [hash, key])
}

/** A control is named `<form>-<field>`; several controls that are one field stand in a group of that name. */
function focusField(name: string): boolean {
  const named = document.querySelector<HTMLElement>(`[id$="-${name}"]`)
  const control = named?.matches('fieldset, div') ? named.querySelector<HTMLElement>('input, select, textarea') : named
  if (!control) return false
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}
