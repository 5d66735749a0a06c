import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch } from '@/store/hooks'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Panel } from '@/ui/overlay/Panel'
import { AccountPanel } from './menu/AccountPanel'
import { type PanelName, panelsClosed } from './windows/shell.slice'

const NotificationPanel = lazyPart(
  ['actionCenter', 'completion', 'profile', 'forms'],
  () => import('@/domains/actionCenter/NotificationPanel'),
)

/** The panels of §2 beside the main menu, one open at a time. Loaded when the first is opened. */
export default function Panels({ panel }: { panel: PanelName }) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const close = () => void dispatch(panelsClosed())
  return (
    <Panel
      isOpen
      onOpenChange={close}
      title={formatMessage({ id: `shell.panel.${panel}` })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      {panel === 'user' && <AccountPanel onNavigate={close} />}
      {panel === 'notifications' && (
        <Suspense fallback={null}>
          <NotificationPanel onNavigate={close} />
        </Suspense>
      )}
    </Panel>
  )
}
