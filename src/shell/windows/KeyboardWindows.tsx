import { useAppDispatch } from '@/store/hooks'
import { CommandPalette } from '../palette/CommandPalette'
import { ShortcutHelp } from '../palette/ShortcutHelp'
import type { KeyboardWindow } from '../palette/shortcuts'
import { panelsClosed, panelToggled } from './shell.slice'

/** The windows of the keyboard, in one file: the command palette and the list of shortcuts. */
export default function KeyboardWindows({ window }: { window: KeyboardWindow }) {
  const dispatch = useAppDispatch()
  const close = () => void dispatch(panelsClosed())
  const showShortcuts = () => void dispatch(panelToggled('shortcuts'))
  return window === 'palette' ? (
    <CommandPalette onClose={close} onShortcuts={showShortcuts} />
  ) : (
    <ShortcutHelp onClose={close} />
  )
}
