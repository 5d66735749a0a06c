import { Bell } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { unread, useOpenActions } from '@/domains/actionCenter/useActions'
import { badgeText } from '@/domains/notifications/notifications.rules'
import { IconButton } from '@/ui/button/IconButton'
import { openPanel, panelToggled } from '../windows/shell.slice'

/** The bell with the number of unread actions, capped at 9+ (§2). */
export function NotificationBell() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(openPanel) === 'notifications'
  const count = unread(useOpenActions().actions ?? []).length
  const shown = badgeText(count)
  return (
    <IconButton
      label={formatMessage({ id: 'shell.notifications' }, { count, shown })}
      icon={<Bell aria-hidden="true" />}
      badge={shown}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(panelToggled('notifications'))}
    />
  )
}
