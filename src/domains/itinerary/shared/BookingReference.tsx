import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '@/ui/CopyButton'
import { cx } from '@/ui/cx'
import styles from './BookingReference.module.css'

/** The record locator, which agents and check-in desks ask for, with a copy button. */
export function BookingReference({ bookingId, className }: { bookingId: string; className?: string | undefined }) {
  const { formatMessage } = useIntl()
  return (
    <span className={cx(styles.reference, className)}>
      <span className={styles.label}>
        <FormattedMessage id="itinerary.reference" />
      </span>
      <span className={styles.printed}>{bookingId}</span>
      <CopyButton
        className={styles.copy}
        text={bookingId}
        label={formatMessage({ id: 'itinerary.reference.copy' }, { reference: bookingId })}
        copiedLabel={formatMessage({ id: 'patterns.copied' })}
      />
    </span>
  )
}
