import { useIntl } from 'react-intl'
import { useAppDispatch } from '@/store/hooks'
import { NotificationList } from '@/domains/notifications/panel/NotificationList'
import { Panel } from '@/ui/Panel'
import { AccountPanel } from './AccountPanel'
import { MainMenu } from './MainMenu'
import { type PanelName, panelsClosed } from './shell.slice'

/** The three panels of §2; only one is open at a time. Loaded when one is first opened. */
export default function Panels({ panel }: { panel: PanelName }) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const close = () => void dispatch(panelsClosed())
  return (
    <Panel
      isOpen
      onOpenChange={close}
      side={panel === 'main' ? 'start' : 'end'}
      title={formatMessage({ id: `shell.panel.${panel}` })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      {panel === 'main' && <MainMenu onNavigate={close} />}
      {panel === 'user' && <AccountPanel onNavigate={close} />}
      {panel === 'notifications' && <NotificationList onNavigate={close} />}
    </Panel>
  )
}
