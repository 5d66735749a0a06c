import { Luggage } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { Card } from '@/ui/Card'
import styles from './NoTrip.module.css'

/** No trip ahead, in one row: the button that books stands at the head of the page. */
export function NoTrip() {
  const { isEnabled } = useBooking()
  return (
    <Card>
      <div className={styles.row}>
        <Luggage aria-hidden="true" />
        <div>
          <h2 className={styles.title}>
            <FormattedMessage id="home.next.empty.title" />
          </h2>
          <p className={styles.text}>
            <FormattedMessage id={isEnabled ? 'home.next.empty.text' : 'home.next.empty.byOthers'} />
          </p>
        </div>
      </div>
    </Card>
  )
}
