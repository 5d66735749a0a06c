import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import { type Traveler, type TravelerPage, travelerNeeds, travelerStatuses } from '#contract/arranger/travelers.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useTravelersQuery } from '@/domains/arranger/arranger.slice'
import { useTravelerBooking } from '@/domains/arranger/shared/useTravelerBooking'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { isOffered } from '@/http/additions'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { DataTable } from '@/patterns/table/DataTable'
import type { TableFilter } from '@/patterns/table/TableTools'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { shownOf, withData } from '@/store/shownAnswer'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useTravelerCountsQuery } from './board.slice'
import { boardShape, wantedOf } from './board.rules'
import { SelectionActions } from './SelectionActions'
import { travelerColumns } from './travelerColumns'
import { useSelectedTravelers } from './useSelectedTravelers'

/** The travelers page by page. Search, filters, sorting and page are in the address, and done by the server. */
export function TravelersTable() {
  const { formatMessage } = useIntl()
  const address = useTableAddress(boardShape(isOffered))
  const answer = useTravelersQuery({
    ...useSubjectProfile(),
    ...wantedOf(address.state),
  })
  const selection = useSelectedTravelers(shownOf(answer).shown?.responseData ?? [])
  const booking = useTravelerBooking()
  const trips = useTripList()
  return (
    <DataTable<Traveler>
      label={formatMessage({ id: 'routes.arranger-profiles' })}
      columns={travelerColumns(formatMessage, { booking, trips })}
      answer={withData(answer, pageOf)}
      address={address}
      pageSize={limits.arrangerPage}
      keyOf={({ profileId, requestId }) => profileId || requestId}
      nameOf={nameOf}
      searchLabel={formatMessage({ id: 'travelers.search' })}
      filters={useFilters(address.state.search)}
      {...(isOffered('travellerselection') && {
        selection: { ...selection, renderActions: () => <SelectionActions travelers={selection.travelers} /> },
      })}
      empty={<NobodyYet />}
    />
  )
}

/** §7 has other names for the totals of this list. */
const pageOf = ({ responseData, totalItemsCount, pageCount }: TravelerPage) => ({
  responseData,
  totalItemCount: totalItemsCount,
  totalPageCount: pageCount,
})

/** The filters, each with the number of matching travelers within the search. */
function useFilters(search: string): TableFilter[] {
  const { formatMessage } = useIntl()
  const profileRef = useSubjectProfile()
  const hasFilters = isOffered('travellerfilters')
  const { currentData: counts } = useTravelerCountsQuery(hasFilters ? { ...profileRef, search } : skipToken)
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : formatMessage({ id: 'travelers.filter.counted' }, { label, count })
  const status = {
    name: 'status',
    label: formatMessage({ id: 'travelers.filter.status' }),
    options: travelerStatuses.map((value) => ({
      value,
      label: counted(formatMessage({ id: `travelers.status.${value}` }), counts?.statuses[value]),
    })),
  }
  const needs = {
    name: 'needs',
    label: formatMessage({ id: 'travelers.filter.needs' }),
    options: travelerNeeds.map((value) => ({
      value,
      label: counted(formatMessage({ id: `travelers.need.${value}` }), counts?.needs[value]),
    })),
  }
  return hasFilters ? [needs, status] : [status]
}

/** Explains how a first traveler comes to the list. The button for it is in the head of the page. */
const NobodyYet = () => (
  <Card>
    <EmptyState
      headingLevel={2}
      title={<FormattedMessage id="travelers.nobody.title" />}
      text={<FormattedMessage id="travelers.nobody.text" />}
    />
  </Card>
)
