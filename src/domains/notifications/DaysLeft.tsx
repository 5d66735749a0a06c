import { FormattedMessage } from 'react-intl'

interface DaysLeftProps {
  /** Negative once the card or passport has expired; null where nothing expires. */
  days: number | null
  className?: string | undefined
}

/** How long a card or passport is still good, or since when it is not. */
export const DaysLeft = ({ days, className }: DaysLeftProps) =>
  days === null ? null : (
    <span className={className}>
      {days < 0 ? (
        <FormattedMessage id="notifications.expired" values={{ days: -days }} />
      ) : (
        <FormattedMessage id="notifications.daysLeft" values={{ days }} />
      )}
    </span>
  )
