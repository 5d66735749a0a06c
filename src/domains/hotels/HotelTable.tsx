import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  certificateKinds,
  certificateSchemes,
  certificateStates,
  type CertifiedHotel,
  certifiedHotelLimits,
  type CertifiedHotelPage,
} from '#contract/catalogs/certifiedHotels.ts'
import type { MessageId } from '@/i18n/messages'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import type { TableFilter } from '@/patterns/table/TableTools'
import { useDetailsColumn } from '@/patterns/table/rows/useDetailsColumn'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { EmptyState } from '@/ui/notice/EmptyState'
import { type Answer, shownOf } from '@/store/shownAnswer'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { CertificatesCell, HotelCell, NightCell, ValidityCell } from './HotelCells'
import { hotelQuery, offeredLevels } from './hotelTable.rules'

const HotelDialog = lazy(() => loadOnceOnline(() => import('./HotelDialog')))

interface HotelTableProps {
  answer: DataTableProps<CertifiedHotel>['answer'] & Answer<CertifiedHotelPage>
  address: TableAddress
}

const nameOf = ({ name }: CertifiedHotel) => name

/** The certified hotels page by page: place, certificates and until when. A dialog has the rest of each. */
export function HotelTable({ answer, address }: HotelTableProps) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<CertifiedHotel>()
  const nearest = shownOf(answer).shown?.nearest
  return (
    <>
      <DataTable
        label={formatMessage({ id: 'routes.leedHotels' })}
        columns={useColumns(setShown)}
        answer={answer}
        address={address}
        pageSize={certifiedHotelLimits.page}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        searchLabel={formatMessage({ id: 'hotels.search' })}
        filters={useFilters(address)}
        nothing={nearest && <NearestHotel nearest={nearest} onShow={setShown} />}
        empty={
          <EmptyState
            title={<FormattedMessage id="hotels.none.title" />}
            text={<FormattedMessage id="hotels.none.text" />}
          />
        }
      />
      {shown && (
        <Suspense fallback={null}>
          <HotelDialog hotel={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function useColumns(onShow: (hotel: CertifiedHotel) => void): Column<CertifiedHotel>[] {
  const { formatMessage } = useIntl()
  const details = useDetailsColumn(nameOf, onShow)
  const header = (key: string) => formatMessage({ id: `hotels.column.${key}` as MessageId })
  return [
    { key: 'name', header: header('name'), cell: (hotel) => <HotelCell hotel={hotel} />, isRowHeader: true },
    { key: 'city', header: header('city'), cell: ({ city, country }) => <Stacked below={country}>{city}</Stacked> },
    { key: 'certificate', header: header('certificate'), cell: (hotel) => <CertificatesCell hotel={hotel} /> },
    { key: 'validUntil', header: header('validUntil'), cell: (hotel) => <ValidityCell hotel={hotel} /> },
    { key: 'night', header: header('night'), cell: (hotel) => <NightCell hotel={hotel} /> },
    details,
  ]
}

/** A filter of one value for each property of a certificate, and one for the company's preference. */
function useFilters({ state }: TableAddress): TableFilter[] {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id: id as MessageId })
  const filter = (name: string, values: readonly string[]): TableFilter => ({
    name,
    label: text(`hotels.filter.${name}`),
    all: text(`hotels.filter.${name}.all`),
    options: values.map((value) => ({ value, label: text(`hotels.${name}.${value}`) })),
  })
  return [
    filter('scheme', certificateSchemes),
    filter('level', offeredLevels(hotelQuery(state))),
    filter('kind', certificateKinds),
    filter('state', [...certificateStates, 'all']),
    {
      name: 'preferred',
      label: text('hotels.filter.preferred'),
      all: text('hotels.filter.preferred.all'),
      options: [{ value: 'true', label: text('hotels.filter.preferred.true') }],
    },
  ]
}

interface NearestHotelProps {
  nearest: NonNullable<CertifiedHotelPage['nearest']>
  onShow: (hotel: CertifiedHotel) => void
}

/** A city without a certified hotel: the nearest one and how far it is. */
function NearestHotel({ nearest: { searchedCity, kilometres, hotel }, onShow }: NearestHotelProps) {
  const { distance } = useFormats()
  return (
    <EmptyState
      title={<FormattedMessage id="hotels.nearest.title" values={{ city: searchedCity }} />}
      text={
        <FormattedMessage
          id="hotels.nearest.text"
          values={{ name: hotel.name, city: hotel.city, distance: distance(kilometres) }}
        />
      }
      action={
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => onShow(hotel)}>
          <FormattedMessage id="hotels.nearest.show" />
        </Button>
      }
    />
  )
}
