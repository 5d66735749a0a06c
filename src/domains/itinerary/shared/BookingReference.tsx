import { FormattedMessage } from 'react-intl'
import { CodeValue } from '@/patterns/record/CodeValue'
import { cx } from '@/ui/cx'
import styles from './BookingReference.module.css'

/** The record locator, which agents and check-in desks ask for. */
export const BookingReference = ({ bookingId, className }: { bookingId: string; className?: string | undefined }) => (
  <span className={cx(styles.reference, className)}>
    <span className={styles.label}>
      <FormattedMessage id="itinerary.reference" />
    </span>
    <CodeValue code={bookingId} />
  </span>
)
