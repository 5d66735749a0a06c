import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { limits } from '#contract/fields/limits.ts'
import { type KpiBreakdown, scoreBookingOrders } from '#contract/reports/scores.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import type { ScoreBookingsRequest } from '@/domains/scores/scores.api'
import { useScoreBookingsQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { wayOf } from '@/domains/scores/scores.rules'
import { useFormats } from '@/i18n/useFormats'
import { PageSection } from '@/patterns/page/PageSection'
import { DataTable } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { Badge } from '@/ui/display/Badge'
import { EmptyState } from '@/ui/notice/EmptyState'
import { shownOf } from '@/store/shownAnswer'

interface BookingTableProps {
  view: ScoreView
  /** The choices that narrow the list. */
  subject: Omit<ScoreBookingsRequest, 'companyId' | 'pageNumber' | 'sort' | 'direction'>
  /** The address of the page that explains a booking's scores. */
  pathOf: (booking: KpiBreakdown) => string
  /** The bookings are those of several people. */
  hasTravelers?: boolean
}

/** The bookings behind a summary, each with its score; nothing where the backend does not list them. */
export const BookingTable = (props: BookingTableProps) => (isOffered('scorebookings') ? <Bookings {...props} /> : null)

function Bookings({ view, subject, pathOf, hasTravelers = false }: BookingTableProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const { sort, pageNumber } = view.address.state
  const answer = useScoreBookingsQuery({
    companyId,
    ...subject,
    ...view.query,
    pageNumber,
    sort: scoreBookingOrders.find((each) => each === sort.key) ?? 'newest',
    direction: sort.direction,
  })
  const columns = useColumns({ pathOf, hasTravelers, reported: shownOf(answer).shown?.currency ?? 'USD' })
  return (
    <PageSection heading={<FormattedMessage id="scorePages.bookings" />}>
      <DataTable
        label={formatMessage({ id: 'scorePages.bookings' })}
        isInSection
        columns={columns.filter(({ key }) => key !== (hasTravelers ? 'departure' : 'traveler'))}
        answer={answer}
        address={view.address}
        pageSize={limits.scorePage}
        keyOf={({ internalInvoiceDetailsId }) => internalInvoiceDetailsId}
        nameOf={wayOf}
        empty={<EmptyState headingLevel={3} title={<FormattedMessage id="scorePages.empty.title" />} />}
      />
    </PageSection>
  )
}

interface ColumnsProps extends Required<Pick<BookingTableProps, 'pathOf' | 'hasTravelers'>> {
  /** The currency of amounts of bookings that name none. */
  reported: string
}

/** Beside travelers there is no room for the days of the trip, which then stand with the trip. */
function useColumns({ pathOf, hasTravelers, reported }: ColumnsProps): Column<KpiBreakdown>[] {
  const { formatMessage } = useIntl()
  const { date, dateRange, money } = useFormats()
  const header = (key: 'trip' | 'traveler' | 'newest' | 'departure' | 'totalSpent' | 'missedSavings' | 'score') =>
    formatMessage({ id: `scorePages.column.${key}` })
  const amount = (value: number, { currency }: KpiBreakdown) => money(value, currency || reported)
  return [
    {
      key: 'trip',
      header: header('trip'),
      isRowHeader: true,
      cell: (row) => <TripCell row={row} to={pathOf(row)} hasDays={hasTravelers} />,
    },
    {
      key: 'traveler',
      header: header('traveler'),
      cell: ({ travellerName, costCenterName }) => <Stacked below={costCenterName}>{travellerName}</Stacked>,
    },
    {
      key: 'newest',
      header: header('newest'),
      cell: ({ bookedOn, daysBookInAdvance }) => (
        <Stacked below={<FormattedMessage id="scorePages.daysAhead" values={{ days: daysBookInAdvance }} />}>
          {bookedOn && date(bookedOn)}
        </Stacked>
      ),
    },
    {
      key: 'departure',
      header: header('departure'),
      cell: ({ startsOn, endsOn }) => startsOn && dateRange(startsOn, endsOn || startsOn),
    },
    {
      key: 'totalSpent',
      header: header('totalSpent'),
      isFigure: true,
      cell: (row) => amount(row.totalSpent, row),
    },
    {
      key: 'missedSavings',
      header: header('missedSavings'),
      isFigure: true,
      cell: (row) => (row.lowFare === null ? <NoLowFare /> : amount(row.missedSavings, row)),
    },
    { key: 'score', header: header('score'), isFigure: true, cell: (row) => <ScoreCell row={row} /> },
  ]
}

const NoLowFare = () => <FormattedMessage id="scorePages.noLowFare" />

function TripCell({ row, to, hasDays }: { row: KpiBreakdown; to: string; hasDays: boolean }) {
  const { dateRange } = useFormats()
  const cancelled = row.isCancelled && (
    <Badge>
      <FormattedMessage id="scorePages.cancelled" />
    </Badge>
  )
  const days = hasDays && row.startsOn && dateRange(row.startsOn, row.endsOn || row.startsOn)
  return (
    <Stacked
      below={
        (days || cancelled) && (
          <>
            {days} {cancelled}
          </>
        )
      }
    >
      <Link to={to}>{wayOf(row)}</Link>
    </Stacked>
  )
}

function ScoreCell({ row }: { row: KpiBreakdown }) {
  const { score } = useFormats()
  if (row.overallScore === null) return <FormattedMessage id="scorePages.notScored" />
  return score(row.overallScore)
}
