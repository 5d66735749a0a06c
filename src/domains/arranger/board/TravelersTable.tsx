import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CalendarArrowDown, FileText, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { limits } from '#contract/fields/limits.ts'
import {
  type Traveler,
  type TravelerPage,
  travelerNeeds,
  travelerStatuses,
  mostSelected,
} from '#contract/arranger/travelers.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useTravelersQuery } from '@/domains/arranger/arranger.slice'
import { useTravelerBooking } from '@/domains/arranger/shared/useTravelerBooking'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { isOffered } from '@/http/additions'
import type { ApiFailure } from '@/http/failure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { DataTable } from '@/patterns/table/DataTable'
import type { TableFilter } from '@/patterns/table/TableTools'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { shownOf, withData } from '@/store/shownAnswer'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Button } from '@/ui/button/Button'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { cx } from '@/ui/cx'
import {
  useTravelerCountsQuery,
  type SelectedTraveler,
  cleared,
  deselected,
  selected,
  selectedTravelers,
} from './board.slice'
import { boardShape, wantedOf } from './board.rules'
import { travelerColumns } from './travelerColumns'
import { selectionPath } from './board.api'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

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

const MailDialog = lazy(() => loadOnceOnline(() => import('./MailDialog')))

/** The actions for the selected travelers. With too many, or none with a trip, the reason why they are disabled. */
function SelectionActions({ travelers }: { travelers: readonly SelectedTraveler[] }) {
  const profileRef = useSubjectProfile()
  const [isMailing, setMailing] = useState(false)
  const isTooMany = travelers.length > mostSelected
  const path = (what: 'calendar' | 'itineraries') =>
    selectionPath(
      what,
      profileRef,
      travelers.map(({ profileId }) => profileId),
    )
  if (isTooMany || !travelers.some(({ hasTrip }) => hasTrip))
    return (
      <p role="status" className={textStyle.regular}>
        {isTooMany ? (
          <FormattedMessage id="travelers.selected.tooMany" values={{ most: mostSelected }} />
        ) : (
          <FormattedMessage id="travelers.selected.noTrip" values={{ count: travelers.length }} />
        )}
      </p>
    )
  return (
    <div className={cx(layout.row2, layout.stretch)}>
      <DownloadButton
        path={path('calendar')}
        fallbackName="travelers.ics"
        icon={<CalendarArrowDown aria-hidden="true" />}
        whyFailed={whyFailed}
      >
        <FormattedMessage id="travelers.calendar" />
      </DownloadButton>
      <DownloadButton
        path={path('itineraries')}
        fallbackName="itineraries.pdf"
        icon={<FileText aria-hidden="true" />}
        whyFailed={whyFailed}
      >
        <FormattedMessage id="travelers.print" />
      </DownloadButton>
      <Button
        variant="secondary"
        size="small"
        icon={<Mail aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setMailing(true)}
      >
        <FormattedMessage id="travelers.mail" />
      </Button>
      {isMailing && (
        <Suspense fallback={null}>
          <MailDialog travelers={travelers} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The reason why the documents failed, where the status tells it. */
const whyFailed = ({ status }: ApiFailure) => {
  if (status === 403) return <FormattedMessage id="travelers.mail.failed.revoked" />
  return status === 409 ? <FormattedMessage id="travelers.selected.noTrip" values={{ count: 2 }} /> : undefined
}

/**
 * The selected travelers. They and their names stay while the reader turns pages and visits other screens.
 * @param rows the page in sight, of which rows are ticked
 */
function useSelectedTravelers(rows: readonly Traveler[]) {
  const dispatch = useAppDispatch()
  const travelers = useAppSelector(selectedTravelers)
  const keys = new Set(travelers.map(({ profileId }) => profileId))
  return {
    travelers,
    count: keys.size,
    has: (key: string) => keys.has(key),
    canSelect: ({ approved }: Traveler) => approved,
    toggle: (ids: readonly string[], isSelected: boolean) => {
      if (!isSelected) return void dispatch(deselected(ids))
      const ticked = rows.filter(({ profileId }) => ids.includes(profileId))
      dispatch(
        selected(ticked.map((row) => ({ profileId: row.profileId, name: nameOf(row), hasTrip: row.trip !== null }))),
      )
    },
    clear: () => void dispatch(cleared()),
  }
}
