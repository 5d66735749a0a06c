import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import { type Guest, guestLimits } from '#contract/arranger/guests.ts'
import { useLocale } from '@/i18n/useLocale'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { EndCell, HostCell, NameCell, ProfileCell, TripCell } from './GuestCells'

interface GuestTableProps {
  answer: DataTableProps<Guest>['answer']
  address: TableAddress
}

/** The guests page by page: who, until when, whose guest, where next, and what is missing. */
export function GuestTable({ answer, address }: GuestTableProps) {
  const { formatMessage } = useIntl()
  return (
    <DataTable
      label={formatMessage({ id: 'routes.guestManagementList' })}
      columns={useColumns()}
      answer={answer}
      address={address}
      pageSize={guestLimits.page}
      keyOf={({ employeeId }) => employeeId}
      nameOf={fullName}
      searchLabel={formatMessage({ id: 'guests.search' })}
      empty={<NoGuests />}
    />
  )
}

function useColumns(): Column<Guest>[] {
  const { formatMessage } = useIntl()
  const header = (key: string) => formatMessage({ id: `guests.column.${key}` as 'guests.column.name' })
  return [
    { key: 'name', header: header('name'), cell: (guest) => <NameCell guest={guest} />, isRowHeader: true },
    { key: 'endDate', header: header('endDate'), cell: (guest) => <EndCell guest={guest} /> },
    { key: 'host', header: header('host'), cell: (guest) => <HostCell guest={guest} /> },
    { key: 'trip', header: header('trip'), cell: (guest) => <TripCell guest={guest} /> },
    { key: 'profile', header: header('profile'), cell: (guest) => <ProfileCell guest={guest} /> },
    { key: 'createdBy', header: header('createdBy'), cell: ({ createdByName }) => createdByName },
  ]
}

/** How it works, where there is no guest yet. */
const NoGuests = () => (
  <EmptyState
    title={<FormattedMessage id="guests.none.title" />}
    text={<FormattedMessage id="guests.none.text" />}
    action={
      <Link className={buttonClass('secondary')} to={pathTo(useLocale(), 'guestManagementAdd')}>
        <FormattedMessage id="guests.none.action" />
      </Link>
    }
  />
)
