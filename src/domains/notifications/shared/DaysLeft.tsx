import { FormattedMessage } from 'react-intl'
import type { Notification } from '#contract/notifications.ts'

interface DaysLeftProps {
  notification: Notification
  className?: string | undefined
}

/** How long a card or passport is still valid, or since when it has expired. */
export function DaysLeft({ notification, className }: DaysLeftProps) {
  const days = notification.daysBeforeExpiry
  if (days === null) return null
  return (
    <span className={className}>
      {days < 0 ? (
        <FormattedMessage id="notifications.expired" values={{ days: -days }} />
      ) : (
        <FormattedMessage id="notifications.daysLeft" values={{ days }} />
      )}
    </span>
  )
}
