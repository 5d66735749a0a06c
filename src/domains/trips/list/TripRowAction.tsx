import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { openCheckIn } from '@/domains/trips/trips.rules'
import { CheckInLink } from '@/domains/itinerary/shared/segments/CheckInLink'
import { InvoiceButton } from '@/domains/itinerary/shared/trips/TripDownloads'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface TripRowActionProps {
  trip: Trip
  now: Date
  /** Whether the check-in is the primary action of the page: true for the first trip that has one. */
  isFirst: boolean
}

/** The action of a trip's row: check-in, the invoice of a past trip, the refund of a cancelled trip. */
export function TripRowAction({ trip, now, isFirst }: TripRowActionProps) {
  if (trip.tripStatus === 'Past') return <InvoiceButton trip={trip} variant="quiet" />
  if (trip.tripStatus === 'Cancelled') return <Cancelled trip={trip} />
  const checkIn = openCheckIn(trip, now)
  return checkIn && <CheckInLink checkIn={checkIn} variant={isFirst ? 'primary' : 'secondary'} />
}

/** The day a trip was cancelled, its price and its refund, as far as they are known. */
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
