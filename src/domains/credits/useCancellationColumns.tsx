import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import type { CancelledTrip } from '#contract/payment/travelCredits.ts'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'
import { gatesOf } from '@/routes/row'
import { rowOf } from '@/routes/table'
import textStyle from '@/ui/layout/textStyle.module.css'

type Part = 'paid' | 'refunded' | 'usable' | 'lost'

/** The columns of the cancelled trips. A trip leads to its scores, and what can be used to its credits. */
export function useCancellationColumns(): Column<CancelledTrip>[] {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const header = (key: Part | 'trip' | 'traveler' | 'cancelledOn') =>
    formatMessage({ id: `credits.cancellations.${key}` })
  const unknown = formatMessage({ id: 'credits.cancellations.unknown' })
  const amountOf = (trip: CancelledTrip, key: Part) => {
    const amount = trip[key]
    return amount === null ? unknown : <Amount trip={trip} amount={amount} />
  }
  const figure = (key: Part, cell: (trip: CancelledTrip) => ReactNode = (trip) => amountOf(trip, key)) => ({
    key,
    header: header(key),
    isFigure: true,
    cell,
  })
  return [
    { key: 'trip', header: header('trip'), isRowHeader: true, cell: (trip) => <TripCell trip={trip} /> },
    {
      key: 'traveler',
      header: header('traveler'),
      cell: (trip) => (
        <Stacked isCut below={trip.costCenter}>
          {fullName(trip)}
        </Stacked>
      ),
    },
    {
      key: 'cancelledOn',
      header: header('cancelledOn'),
      cell: ({ cancelledOn }) =>
        cancelledOn === null ? unknown : <time dateTime={cancelledOn}>{date(cancelledOn)}</time>,
    },
    figure('paid'),
    figure('refunded', (trip) => (
      <Stacked below={trip.creditNote && <Credited trip={trip} />}>{amountOf(trip, 'refunded')}</Stacked>
    )),
    figure('usable', (trip) => <UsableCell trip={trip} amount={amountOf(trip, 'usable')} />),
    figure('lost'),
  ]
}

/** The destination, which leads to the scores of the booking where the reader may open them. */
function TripCell({ trip: { destination, bookingId, startsAt, recordId } }: { trip: CancelledTrip }) {
  const locale = useLocale()
  const { date } = useFormats()
  const statusOf = useGateStatus(useSession())
  const isOpen = gatesOf(rowOf('scoreBooking')).every((gate) => statusOf(gate) === 'enabled')
  const name = recordId && isOpen
  return (
    <Stacked below={`${date(startsAt)}, ${bookingId}`}>
      {name ? (
        <Link to={pathTo(locale, 'scoreBooking', { internalInvoiceDetailsId: recordId })}>{destination}</Link>
      ) : (
        destination
      )}
    </Stacked>
  )
}

function Amount({ trip, amount }: { trip: CancelledTrip; amount: number }) {
  const { money } = useFormats()
  return (
    <data className={textStyle.nowrap} value={amount}>
      {money(amount, trip.currency)}
    </data>
  )
}

/** The day of the credit note; the file has its number too. */
function Credited({ trip: { creditNote } }: { trip: CancelledTrip }) {
  const { date } = useFormats()
  return (
    <FormattedMessage id="credits.cancellations.credited" values={{ day: creditNote && date(creditNote.issuedOn) }} />
  )
}

/** The usable rest, and the used part where there is one. It leads to the details of the trip’s credit, and to the list of several. */
function UsableCell({ trip, amount }: { trip: CancelledTrip; amount: ReactNode }) {
  const { bookingId, creditIds, used, currency } = trip
  const locale = useLocale()
  const { money } = useFormats()
  const [first, second] = creditIds
  if (first === undefined) return amount
  const query = second === undefined ? { state: 'all', creditId: first } : { search: bookingId, state: 'all' }
  const values = { amount: money(used ?? 0, currency) }
  return (
    <Stacked below={!!used && <FormattedMessage id="credits.cancellations.usedPart" values={values} />}>
      <Link to={pathTo(locale, 'travelCredits', undefined, query)}>{amount}</Link>
    </Stacked>
  )
}
