import { skipToken } from '@reduxjs/toolkit/query/react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import {
  creditStates,
  type TravelCredit,
  travelCreditLimits,
  type TravelCreditPage,
} from '#contract/payment/travelCredits.ts'
import type { MessageId } from '@/i18n/messages'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import { searchOfValue, type TableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import type { TableFilter } from '@/patterns/table/TableTools'
import { useDetailsColumn } from '@/patterns/table/rows/useDetailsColumn'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { EmptyState } from '@/ui/notice/EmptyState'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { AfterFeeCell, AirlineCell, RestCell, TravelerCell, ValidityCell } from './CreditCells'
import { CreditTotals } from './CreditTotals'
import { type CreditOwner, creditTablePath } from './credits.api'
import { useCompanyCreditsQuery, useOwnCreditsQuery } from './credits.slice'
import { countOfState, creditQuery, oneCreditQuery, stateIn } from './creditTable.rules'

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
  const { data } = answer
  const open = (creditId?: string) => {
    const { creditId: _before, ...others } = address.state.filters
    address.change({ filters: { ...others, ...(creditId && { creditId: [creditId] }) }, pageNumber })
  }
  const { search, filters, pageNumber } = address.state
  const opened = filters['creditId']?.[0]
  const isNarrowed = search !== '' || Object.keys(filters).length > 0
  // Without any credit there is nothing to link to. A search that finds nothing keeps its links.
  const hasLinks = !data || isNarrowed || countOfState(data.stateCounts, undefined) > 0
  return (
    <>
      {data && <CreditTotals totals={data.totals} address={address} />}
      {hasLinks && <CreditStateLinks counts={data?.stateCounts} address={address} />}
      <DataTable
        label={formatMessage({ id: isOwn ? 'routes.ownTravelCredits' : 'routes.travelCredits' })}
        columns={useColumns(isOwn, ({ id }) => open(id))}
        answer={answer}
        address={address}
        pageSize={travelCreditLimits.page}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        searchLabel={formatMessage({ id: isOwn ? 'credits.search.own' : 'credits.search' })}
        filters={useFilters(data, isOwn)}
        download={{
          path: creditTablePath(owner, creditQuery(address.state)),
          fallbackName: 'travel-credits.csv',
          api: isOwn ? 'main' : 'company',
        }}
        empty={hasLinks ? <NoneOpen /> : <None />}
      />
      {opened !== undefined && (
        <OpenCredit
          creditId={opened}
          listed={data?.responseData.find(({ id }) => id === opened)}
          owner={owner}
          onClose={() => open()}
        />
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

interface OpenCreditProps {
  creditId: string
  /** Undefined where the list in the background does not have it. */
  listed: TravelCredit | undefined
  owner: CreditOwner
  onClose: () => void
}

/** The details of the credit in the address, which a link of Home or of a notification opens too. */
function OpenCredit({ creditId, listed, owner, onClose }: OpenCreditProps) {
  const { companyId, profileId } = owner
  const query = { companyId, ...oneCreditQuery(creditId) }
  const own = useOwnCreditsQuery(profileId !== undefined && !listed ? { ...query, profileId } : skipToken)
  const company = useCompanyCreditsQuery(profileId === undefined && !listed ? query : skipToken)
  const credit = listed ?? (own.currentData ?? company.currentData)?.responseData[0]
  if (!credit) return null
  return (
    <Suspense fallback={null}>
      <CreditDialog credit={credit} owner={owner} onClose={onClose} />
    </Suspense>
  )
}

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
    { key: 'afterFee', header: header('afterFee'), cell: (credit) => <AfterFeeCell credit={credit} />, isFigure: true },
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

interface CreditStateLinksProps {
  /** Undefined until they are there. */
  counts: TravelCreditPage['stateCounts'] | undefined
  address: TableAddress
}

/** The credits in each state, and all, with their number. */
function CreditStateLinks({ counts, address }: CreditStateLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = stateIn(address.state)
  return (
    <StatusLinks
      label={formatMessage({ id: 'credits.states' })}
      links={[...creditStates, undefined].map((state) => ({
        key: state ?? 'all',
        label: (
          <FormattedMessage id={`credits.tab.${state ?? 'all'}`} values={{ days: travelCreditLimits.lapsingDays }} />
        ),
        // Open credits are the list without a state in its address.
        search: searchOfValue(address, 'state', state === 'open' ? undefined : (state ?? 'all')),
        count: counts && countOfState(counts, state),
        isCurrent: state === chosen,
      }))}
    />
  )
}
