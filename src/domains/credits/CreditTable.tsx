import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/fullName.ts'
import { type TravelCredit, travelCreditLimits, type TravelCreditPage } from '#contract/travelCredits.ts'
import type { MessageId } from '@/i18n/messages'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import type { TableAddress } from '@/patterns/table/tableAddress'
import type { Column } from '@/patterns/table/TableRows'
import type { TableFilter } from '@/patterns/table/TableTools'
import { useDetailsColumn } from '@/patterns/table/useDetailsColumn'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { EmptyState } from '@/ui/notice/EmptyState'
import textStyle from '@/ui/layout/textStyle.module.css'
import { AirlineCell, RestCell, TravelerCell, ValidityCell } from './CreditCells'
import { CreditStateLinks } from './CreditStateLinks'
import { CreditTotals } from './CreditTotals'
import type { CreditOwner } from './credits.api'
import { countOfState } from './creditTable.rules'

const CreditDialog = lazy(() => loadOnceOnline(() => import('./CreditDialog')))

interface CreditTableProps {
  answer: DataTableProps<TravelCredit>['answer'] & { data?: TravelCreditPage | undefined }
  address: TableAddress
  /** The company, or the person whose own credits the list has. */
  owner: CreditOwner
}

const nameOf = (credit: TravelCredit) => `${fullName(credit)}, ${credit.airlineName}`

/** Totals, states, and the credits page by page. A dialog has everything about one, and records a use of it. */
export function CreditTable({ answer, address, owner }: CreditTableProps) {
  const isOwn = owner.profileId !== undefined
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<TravelCredit>()
  const { data } = answer
  const { search, filters } = address.state
  const isNarrowed = search !== '' || Object.keys(filters).length > 0
  // Without any credit there is nothing to link to. A search that finds nothing keeps its links.
  const hasLinks = !data || isNarrowed || countOfState(data.stateCounts, undefined) > 0
  return (
    <>
      {data && <CreditTotals totals={data.totals} address={address} />}
      {hasLinks && <CreditStateLinks counts={data?.stateCounts} address={address} />}
      {address.state.filters['creditId'] && <OneCredit />}
      <DataTable
        label={formatMessage({ id: isOwn ? 'routes.ownTravelCredits' : 'routes.travelCredits' })}
        columns={useColumns(isOwn, setShown)}
        answer={answer}
        address={address}
        pageSize={travelCreditLimits.page}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        searchLabel={formatMessage({ id: isOwn ? 'credits.search.own' : 'credits.search' })}
        filters={useFilters(data, isOwn)}
        empty={hasLinks ? <NoneOpen /> : <None />}
      />
      {shown && (
        <Suspense fallback={null}>
          <CreditDialog credit={shown} owner={owner} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const None = () => (
  <EmptyState title={<FormattedMessage id="credits.none.title" />} text={<FormattedMessage id="credits.none.text" />} />
)

/** Every credit is used or has lapsed. */
const NoneOpen = () => (
  <EmptyState
    title={<FormattedMessage id="credits.noneOpen.title" />}
    text={<FormattedMessage id="credits.noneOpen.text" />}
    action={<AllCredits />}
  />
)

/** The list shows the credit of a notification alone, with the way to all. */
const OneCredit = () => (
  <p className={textStyle.note}>
    <FormattedMessage id="credits.one" /> <AllCredits />
  </p>
)

const AllCredits = () => (
  <Link to={{ search: '?state=all' }}>
    <FormattedMessage id="credits.all" />
  </Link>
)

function useColumns(isOwn: boolean, onShow: (credit: TravelCredit) => void): Column<TravelCredit>[] {
  const { formatMessage } = useIntl()
  const details = useDetailsColumn(nameOf, onShow)
  const header = (key: string) => formatMessage({ id: `credits.column.${key}` as MessageId })
  const columns: Column<TravelCredit>[] = [
    {
      key: 'traveler',
      header: header('traveler'),
      cell: (credit) => <TravelerCell credit={credit} />,
      isRowHeader: true,
    },
    {
      key: 'airline',
      header: header('airline'),
      cell: (credit) => <AirlineCell credit={credit} />,
      isRowHeader: isOwn,
    },
    { key: 'rest', header: header('rest'), cell: (credit) => <RestCell credit={credit} />, isFigure: true },
    { key: 'validUntil', header: header('validUntil'), cell: (credit) => <ValidityCell credit={credit} /> },
    details,
  ]
  return isOwn ? columns.filter(({ key }) => key !== 'traveler') : columns
}

/** Airlines and cost centers of the credits that are there; a filter with a single choice is left out. */
function useFilters(data: TravelCreditPage | undefined, isOwn: boolean): TableFilter[] {
  const { formatMessage } = useIntl()
  const filter = (name: 'airlineCode' | 'costCenterId', choices: TravelCreditPage['airlines']): TableFilter[] =>
    choices.length < 2
      ? []
      : [
          {
            name,
            label: formatMessage({ id: `credits.filter.${name}` }),
            all: formatMessage({ id: `credits.filter.${name}.all` }),
            options: choices.map((choice) => ({ value: choice.id, label: choice.name })),
          },
        ]
  return [
    ...filter('airlineCode', data?.airlines ?? []),
    ...(isOwn ? [] : filter('costCenterId', data?.costCenters ?? [])),
  ]
}
