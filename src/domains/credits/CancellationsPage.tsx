import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/fullName.ts'
import { type CancelledTrip, travelCreditLimits } from '#contract/travelCredits.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { localDay } from '@/lib/localDay'
import { IfOffered } from '@/patterns/record/IfOffered'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/Stacked'
import { useTableAddress } from '@/patterns/table/tableAddress'
import type { Column } from '@/patterns/table/TableRows'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useCompanyCancellationsQuery } from './credits.slice'
import { cancellationTable } from './creditTable.rules'

/** The cancelled trips of the company: what was paid, refunded, kept as a credit and lost. */
export default function CancellationsPage() {
  return (
    <IfOffered addition="credits" title="routes.cancellations" text="credits.notOffered">
      <Cancellations />
    </IfOffered>
  )
}

function Cancellations() {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const address = useTableAddress(cancellationTable)
  const { pageNumber, search } = address.state
  const answer = useCompanyCancellationsQuery({ companyId, pageNumber, search })
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.cancellations" />}
        note={
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id="credits.cancellations.lead" />
          </p>
        }
      />
      <DataTable
        label={formatMessage({ id: 'routes.cancellations' })}
        columns={useColumns()}
        answer={answer}
        address={address}
        pageSize={travelCreditLimits.page}
        keyOf={({ bookingId }) => bookingId}
        nameOf={({ bookingId }) => bookingId}
        searchLabel={formatMessage({ id: 'credits.cancellations.search' })}
        empty={
          <EmptyState
            title={<FormattedMessage id="credits.cancellations.none.title" />}
            text={<FormattedMessage id="credits.cancellations.none.text" />}
          />
        }
      />
    </div>
  )
}

function useColumns(): Column<CancelledTrip>[] {
  const { formatMessage } = useIntl()
  const { date, money } = useFormats()
  const header = (key: string) => formatMessage({ id: `credits.cancellations.${key}` as MessageId })
  const unknown = formatMessage({ id: 'credits.cancellations.unknown' })
  const figure = (key: 'paid' | 'refunded' | 'credit' | 'lost'): Column<CancelledTrip> => ({
    key,
    header: header(key),
    isFigure: true,
    cell: (trip) => {
      const amount = trip[key]
      return amount === null ? unknown : <data value={amount}>{money(amount, trip.currency)}</data>
    },
  })
  return [
    {
      key: 'trip',
      header: header('trip'),
      isRowHeader: true,
      cell: ({ destination, bookingId, startsAt }) => (
        <Stacked below={`${date(startsAt)}, ${bookingId}`}>{destination}</Stacked>
      ),
    },
    { key: 'traveler', header: header('traveler'), cell: (trip) => fullName(trip) },
    {
      key: 'cancelledAt',
      header: header('cancelledAt'),
      cell: ({ cancelledAt }) =>
        cancelledAt === null ? unknown : <time dateTime={cancelledAt}>{date(localDay(cancelledAt))}</time>,
    },
    figure('paid'),
    figure('refunded'),
    { ...figure('credit'), cell: (trip) => <KeptCredit trip={trip} amount={figure('credit').cell(trip)} /> },
    figure('lost'),
  ]
}

/** The amount kept as a credit, which leads to the credits of the booking. */
function KeptCredit({ trip: { bookingId, credit }, amount }: { trip: CancelledTrip; amount: ReactNode }) {
  const locale = useLocale()
  if (!credit) return amount
  return <Link to={pathTo(locale, 'travelCredits', undefined, { search: bookingId, state: 'all' })}>{amount}</Link>
}
