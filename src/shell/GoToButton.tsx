import { Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/button/IconButton'
import { keysOf } from './palette/shortcuts'
import { openPanel, panelToggled } from './shell.slice'

/** Opens the command palette, which phones have no keys for. */
export function GoToButton() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(openPanel) === 'palette'
  return (
    <IconButton
      label={formatMessage({ id: 'shell.goTo' }, { keys: keysOf('k').join(' ') })}
      icon={<Search aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(panelToggled('palette'))}
    />
  )
}
