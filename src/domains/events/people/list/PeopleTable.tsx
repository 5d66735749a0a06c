import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import type { GroupTraveler } from '#contract/events/groupTravelers.ts'
import { groupLimits } from '#contract/events/groupTravels.ts'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import type { TableFilter } from '@/patterns/table/TableTools'
import { AnswerCell, NameCell, TripCell } from './PeopleCells'
import { idOf } from '../people.rules'

interface PeopleTableProps {
  answer: DataTableProps<GroupTraveler>['answer']
  address: TableAddress
  /** The kinds of people that can be shown alone. */
  filters: readonly TableFilter[]
  download: NonNullable<DataTableProps<GroupTraveler>['download']>
  /** Without it no person can be selected. */
  selection: DataTableProps<GroupTraveler>['selection']
  empty: ReactNode
}

/** The people of an event page by page: name, answer, and the trip or why they cannot book it. */
export function PeopleTable({ answer, address, filters, download, selection, empty }: PeopleTableProps) {
  const { formatMessage } = useIntl()
  return (
    <DataTable<GroupTraveler>
      label={formatMessage({ id: 'routes.groupTravelers' })}
      columns={useColumns()}
      answer={answer}
      address={address}
      pageSize={groupLimits.travelerPage}
      keyOf={idOf}
      nameOf={fullName}
      filters={filters}
      download={download}
      searchLabel={formatMessage({ id: 'groupPeople.search' })}
      {...(selection && { selection })}
      isWide
      empty={empty}
    />
  )
}

function useColumns(): Column<GroupTraveler>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        key: 'name',
        header: formatMessage({ id: 'groupPeople.column.name' }),
        isRowHeader: true,
        cell: (person) => <NameCell person={person} />,
      },
      {
        key: 'answer',
        header: formatMessage({ id: 'groupPeople.column.answer' }),
        isWhole: true,
        cell: (person) => <AnswerCell person={person} />,
      },
      {
        key: 'trip',
        header: formatMessage({ id: 'groupPeople.column.trip' }),
        isWhole: true,
        cell: (person) => <TripCell person={person} />,
      },
    ],
    [formatMessage],
  )
}
