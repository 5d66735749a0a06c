import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { checkInOf, nextCheckIn } from '@/domains/itinerary/itinerary.rules'
import { CheckInLink } from '@/domains/itinerary/shared/CheckInLink'
import { InvoiceButton } from '@/domains/itinerary/shared/TripDownloads'
import { useFormats } from '@/i18n/useFormats'
import styles from './TripRowAction.module.css'

interface TripRowActionProps {
  trip: Trip
  now: Date
  /** Whether the check-in is the primary action of the view: of the first trip that has one. */
  isFirst: boolean
}

/** What one wants of a trip from its row: to check in, the invoice once it is over, what came back once cancelled. */
export default function TripRowAction({ trip, now, isFirst }: TripRowActionProps) {
  if (trip.tripStatus === 'Past') return <InvoiceButton trip={trip} variant="quiet" />
  if (trip.tripStatus === 'Cancelled') return <Refund trip={trip} />
  const segment = nextCheckIn(trip, now)
  return segment && <CheckInLink checkIn={checkInOf(segment, now)} variant={isFirst ? 'primary' : 'secondary'} />
}

/** What the figure above is, and what of it came back where that is known. */
function Refund({ trip: { total, refunded } }: { trip: Trip }) {
  const { money } = useFormats()
  if (!total) return null
  return (
    <span className={styles.refund}>
      <FormattedMessage id="trips.cancel.paid" />
      {refunded !== undefined && (
        <>
          {' · '}
          <span className={styles.amount}>
            <FormattedMessage
              id={refunded > 0 ? 'trips.refunded' : 'trips.refunded.nothing'}
              values={{ amount: money(refunded, total.currency) }}
            />
          </span>
        </>
      )}
    </span>
  )
}
