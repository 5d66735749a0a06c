import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { openCheckIn } from '@/domains/trips/trips.rules'
import { CheckInLink } from '@/domains/itinerary/shared/CheckInLink'
import { InvoiceButton } from '@/domains/itinerary/shared/TripDownloads'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface TripRowActionProps {
  trip: Trip
  now: Date
  /** Whether the check-in is the primary action of the view: of the first trip that has one. */
  isFirst: boolean
}

/** What one wants of a trip from its row: to check in, the invoice once it is over, what became of it once cancelled. */
export function TripRowAction({ trip, now, isFirst }: TripRowActionProps) {
  if (trip.tripStatus === 'Past') return <InvoiceButton trip={trip} variant="quiet" />
  if (trip.tripStatus === 'Cancelled') return <Cancelled trip={trip} />
  const checkIn = openCheckIn(trip, now)
  return checkIn && <CheckInLink checkIn={checkIn} variant={isFirst ? 'primary' : 'secondary'} />
}

/** When a trip was cancelled, what it cost, and what of it came back: what is known of each. */
function Cancelled({ trip: { cancelledAt, total, refunded } }: { trip: Trip }) {
  const { date, money } = useFormats()
  return (
    <span className={cx(layout.stack0, textStyle.note, textStyle.figures)}>
      {cancelledAt && (
        <span>
          <FormattedMessage id="trips.cancelledOn" values={{ date: date(localDay(cancelledAt)) }} />
        </span>
      )}
      {total && (
        <span>
          <FormattedMessage id="trips.paid" values={{ amount: money(total.amount, total.currency) }} />
        </span>
      )}
      {total && refunded !== undefined && (
        <strong className={cx(textStyle.ink, textStyle.strong)}>
          <FormattedMessage
            id={refunded > 0 ? 'trips.refunded' : 'trips.refunded.nothing'}
            values={{ amount: money(refunded, total.currency) }}
          />
        </strong>
      )}
    </span>
  )
}
