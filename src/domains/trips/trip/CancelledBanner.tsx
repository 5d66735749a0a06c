import { addDays } from 'date-fns/addDays'
import { CircleX } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { bankDays } from '#contract/payment/refunds.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { Banner } from '@/ui/notice/Banner'
import { cardWords } from '@/domains/trips/shared/cardWords'

interface CancelledBannerProps {
  trip: Trip
  now: Date
}

/** Shows that a trip is cancelled and since when, and how much of its price was refunded to which card. */
export function CancelledBanner({ trip, now }: CancelledBannerProps) {
  const { date } = useFormats()
  const { cancelledAt, total } = trip
  return (
    <Banner
      tone="neutral"
      icon={<CircleX aria-hidden="true" />}
      title={
        cancelledAt ? (
          <FormattedMessage id="trip.cancelled.on" values={{ date: date(localDay(cancelledAt)) }} />
        ) : (
          <FormattedMessage id="trip.cancelled" />
        )
      }
    >
      {total && <Refund trip={trip} total={total} now={now} />}
    </Banner>
  )
}

function Refund({ trip, total, now }: CancelledBannerProps & { total: NonNullable<Trip['total']> }) {
  const { formatMessage } = useIntl()
  const { money, date } = useFormats()
  const { refunded, refundedToCredits, payment, cancelledAt } = trip
  const paid = money(total.amount, total.currency)
  if (refunded === undefined) return <FormattedMessage id="trip.cancelled.refundUnknown" values={{ paid }} />
  const card = payment ? formatMessage({ id: 'trip.paidWith' }, cardWords(payment)) : ''
  const part = refunded === 0 ? 'none' : refunded < total.amount ? 'some' : 'all'
  const shownBy = cancelledAt && addDays(cancelledAt, bankDays)
  return (
    <>
      <FormattedMessage
        id={`trip.cancelled.refund.${part}`}
        values={{
          paid,
          refunded: money(refunded, total.currency),
          card,
          hasCard: String(payment !== undefined && refundedToCredits === undefined),
        }}
      />
      {refundedToCredits !== undefined && (
        <>
          {' '}
          <FormattedMessage
            id="trip.cancelled.toCredits"
            values={{ amount: money(refundedToCredits, total.currency), card, hasCard: String(payment !== undefined) }}
          />
        </>
      )}
      {part !== 'none' && shownBy && now < shownBy && (
        <>
          {' '}
          <FormattedMessage id="trip.cancelled.shownBy" values={{ date: date(localDay(shownBy)) }} />
        </>
      )}
    </>
  )
}
