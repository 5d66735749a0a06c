import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { FootprintTrip } from '#contract/reports/carbon.ts'
import { limits } from '#contract/fields/limits.ts'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageSection } from '@/patterns/page/PageSection'
import { DataTable } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'
import type { FootprintQuery } from './carbon.api'
import { tripSortOf } from './carbon.rules'
import { useFootprintTripsQuery } from './carbon.slice'

interface FootprintTripsProps {
  address: TableAddress
  query: FootprintQuery
  isCompany: boolean
}

/** The trips of the period with their emissions, by page. */
export function FootprintTrips({ address, query, isCompany }: FootprintTripsProps) {
  const { formatMessage } = useIntl()
  const answer = useFootprintTripsQuery({
    ...query,
    pageNumber: address.state.pageNumber,
    sort: tripSortOf(address.state),
  })
  const columns = useColumns(isCompany)
  return (
    <PageSection heading={<FormattedMessage id="carbon.byTrip" />}>
      <DataTable
        label={formatMessage({ id: 'carbon.byTrip' })}
        isInSection
        columns={columns}
        answer={answer}
        address={address}
        pageSize={limits.footprintPage}
        keyOf={({ id }) => id}
        nameOf={({ bookingId }) => bookingId}
        empty={null}
      />
    </PageSection>
  )
}

function useColumns(isCompany: boolean): Column<FootprintTrip>[] {
  const { formatMessage, formatList } = useIntl()
  const { date, distance } = useFormats()
  const { emissions } = useReportFormats()
  const header = (key: 'trip' | 'startsOn' | 'traveler' | 'modes' | 'km' | 'kg') =>
    formatMessage({ id: `carbon.column.${key}` })
  const traveler: Column<FootprintTrip> = {
    key: 'traveler',
    header: header('traveler'),
    cell: ({ travellerName }) => travellerName,
  }
  return [
    { key: 'trip', header: header('trip'), cell: (trip) => <TripName trip={trip} />, isRowHeader: true },
    {
      key: 'startsOn',
      header: header('startsOn'),
      cell: ({ startsOn }) => <time dateTime={startsOn}>{date(startsOn)}</time>,
    },
    ...(isCompany ? [traveler] : []),
    {
      key: 'modes',
      header: header('modes'),
      cell: ({ kinds }) => formatList(kinds.map((kind) => formatMessage({ id: `carbon.mode.${kind}` }))),
    },
    { key: 'km', header: header('km'), cell: ({ km }) => (km === 0 ? '—' : distance(km)), isFigure: true },
    {
      key: 'kg',
      header: header('kg'),
      cell: (trip) => <TripWeight trip={trip} weight={emissions(trip.kg)} />,
      isFigure: true,
    },
  ]
}

function TripName({ trip: { bookingId, origin, destination, isOwnTrip } }: { trip: FootprintTrip }) {
  const locale = useLocale()
  const route = origin === destination ? origin : <FormattedMessage id="carbon.trip" values={{ origin, destination }} />
  return (
    <Stacked below={bookingId}>
      {isOwnTrip ? <Link to={pathTo(locale, 'trip', { bookingId })}>{route}</Link> : route}
    </Stacked>
  )
}

/** The emissions, and what stands behind the figure: an estimate, or legs that it leaves out. */
const TripWeight = ({ trip, weight }: { trip: FootprintTrip; weight: string }) => (
  <Stacked
    below={
      trip.notCounted > 0 ? (
        <FormattedMessage id="carbon.trip.notCounted" values={{ count: trip.notCounted, legs: trip.legs }} />
      ) : (
        trip.isEstimated && <FormattedMessage id="carbon.trip.estimated" />
      )
    }
  >
    {trip.notCounted === trip.legs ? '—' : weight}
  </Stacked>
)
