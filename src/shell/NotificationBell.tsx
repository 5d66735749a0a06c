import { Bell } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { badgeText } from '@/domains/notifications/notifications.rules'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { IconButton } from '@/ui/IconButton'
import { openPanel, panelToggled } from './shell.slice'

/** The bell with its count, capped at 9+ (§2). */
export function NotificationBell() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(openPanel) === 'notifications'
  const { data = [] } = useNotificationsQuery(useOwnProfile())
  return (
    <IconButton
      label={formatMessage({ id: 'shell.notifications' }, { count: data.length })}
      icon={<Bell aria-hidden="true" />}
      badge={badgeText(data.length)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(panelToggled('notifications'))}
    />
  )
}
