import { useEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { hasCommandKey, shortcuts } from '../palette/shortcuts'
import { panelToggled } from './shell.slice'

/** Opens the command palette and the list of shortcuts by their keys, wherever the focus is. */
export function ShortcutKeys() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isMeant = hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      const shortcut = shortcuts.find(({ key }) => key === event.key.toLowerCase())
      // A window that is open, such as the booking window, keeps the keyboard for itself.
      const isBehind = document.querySelector('[data-window]') !== null
      if (!isMeant || !shortcut || event.altKey || event.repeat || isBehind) return
      event.preventDefault()
      dispatch(panelToggled(shortcut.window))
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [dispatch])
  return null
}
