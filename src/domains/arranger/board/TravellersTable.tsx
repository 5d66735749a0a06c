import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import { type Traveller, type TravellerPage, travellerNeeds, travellerStatuses } from '#contract/arranger/travellers.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useTravellersQuery } from '@/domains/arranger/arranger.slice'
import { useTravellerBooking } from '@/domains/arranger/shared/useTravellerBooking'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { isOffered } from '@/http/additions'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { DataTable } from '@/patterns/table/DataTable'
import type { TableFilter } from '@/patterns/table/TableTools'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { shownOf, withData } from '@/store/shownAnswer'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useTravellerCountsQuery } from './board.slice'
import { boardShape, wantedOf } from './board.rules'
import { SelectionActions } from './SelectionActions'
import { travellerColumns } from './travellerColumns'
import { useSelectedTravellers } from './useSelectedTravellers'

/** The travellers page by page. Search, filters, sorting and page are in the address, and done by the server. */
export function TravellersTable() {
  const { formatMessage } = useIntl()
  const address = useTableAddress(boardShape(isOffered))
  const answer = useTravellersQuery({
    ...useSubjectProfile(),
    ...wantedOf(address.state),
  })
  const selection = useSelectedTravellers(shownOf(answer).shown?.responseData ?? [])
  const booking = useTravellerBooking()
  const trips = useTripList()
  return (
    <DataTable<Traveller>
      label={formatMessage({ id: 'routes.arranger-profiles' })}
      columns={travellerColumns(formatMessage, { booking, trips })}
      answer={withData(answer, pageOf)}
      address={address}
      pageSize={limits.arrangerPage}
      keyOf={({ profileId, requestId }) => profileId || requestId}
      nameOf={nameOf}
      searchLabel={formatMessage({ id: 'travellers.search' })}
      filters={useFilters(address.state.search)}
      {...(isOffered('travellerselection') && {
        selection: { ...selection, renderActions: () => <SelectionActions travellers={selection.travellers} /> },
      })}
      empty={<NobodyYet />}
    />
  )
}

/** §7 has other names for the totals of this list. */
const pageOf = ({ responseData, totalItemsCount, pageCount }: TravellerPage) => ({
  responseData,
  totalItemCount: totalItemsCount,
  totalPageCount: pageCount,
})

/** The filters, each with the number of matching travellers within the search. */
function useFilters(search: string): TableFilter[] {
  const { formatMessage } = useIntl()
  const profileRef = useSubjectProfile()
  const hasFilters = isOffered('travellerfilters')
  const { currentData: counts } = useTravellerCountsQuery(hasFilters ? { ...profileRef, search } : skipToken)
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : formatMessage({ id: 'travellers.filter.counted' }, { label, count })
  const status = {
    name: 'status',
    label: formatMessage({ id: 'travellers.filter.status' }),
    options: travellerStatuses.map((value) => ({
      value,
      label: counted(formatMessage({ id: `travellers.status.${value}` }), counts?.statuses[value]),
    })),
  }
  const needs = {
    name: 'needs',
    label: formatMessage({ id: 'travellers.filter.needs' }),
    options: travellerNeeds.map((value) => ({
      value,
      label: counted(formatMessage({ id: `travellers.need.${value}` }), counts?.needs[value]),
    })),
  }
  return hasFilters ? [needs, status] : [status]
}

/** Explains how a first traveller comes to the list. The button for it is in the head of the page. */
const NobodyYet = () => (
  <Card>
    <EmptyState
      headingLevel={2}
      title={<FormattedMessage id="travellers.nobody.title" />}
      text={<FormattedMessage id="travellers.nobody.text" />}
    />
  </Card>
)
