import { type FocusEvent, type MouseEvent, useEffect } from 'react'
import type { ItineraryReport } from '#contract/itineraryReport.ts'
import type { TripStatus } from '#contract/trips.ts'
import { allDays, searchAt } from '@/domains/risk/findTravelers.rules'
import { countOf, otherStatuses, pageOfReport } from '@/domains/risk/results.rules'
import type { TravelerAddress } from '@/domains/risk/travelers/search/useTravelerView'
import { isOffered } from '@/http/additions'
import { useSelection } from '@/patterns/table/useSelection'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import { AskThem } from './AskThem'
import { StatusTabs } from './StatusTabs'
import { keyOf, TravelerTable } from './TravelerTable'

interface FoundTravelersProps {
  companyId: string
  address: TravelerAddress
  report: {
    data?: ItineraryReport | undefined
    currentData?: ItineraryReport | undefined
    isFetching: boolean
    isError: boolean
    refetch: () => unknown
  }
  /** The alert of the search, which a question is then about. */
  alert: { id: string; headline: string } | undefined
  /** Gets the place of the row that the pointer or the focus is in. */
  onPoint: (place: string | undefined) => void
}

/** The travelers of a search by the status of their trips, and the question whether they are safe. */
export function FoundTravelers({ companyId, address, report, alert, onPoint }: FoundTravelersProps) {
  const { view, queryOf } = address
  const { data, currentData } = report
  const search = searchAt(view.search, view.at)
  const shown = currentData ?? data
  const queryOfStatus = (displayTripStatus: TripStatus) =>
    queryOf({ search: { ...view.search, displayTripStatus }, pageNumber: 1 })
  const selection = useSelection(data?.itineraryReports ?? [], keyOf)
  const searched = queryOf({ pageNumber: 1 })
  useEffect(() => {
    selection.clear()
    // oxlint-disable-next-line react/exhaustive-deps -- the ticked travelers of another search are not meant any more
  }, [searched])
  const ahead = search.tripStatuses.includes('Upcoming') && ({ displayTripStatus: 'Upcoming' } as const)
  return (
    <div className={layout.stack3} role="presentation" {...pointing(onPoint)}>
      <div className={cx(layout.row2, layout.between)}>
        <StatusTabs
          statuses={search.tripStatuses}
          current={search.displayTripStatus}
          report={shown}
          queryOf={queryOfStatus}
        />
        <AskThem
          count={shown ? countOf(shown, shown.tripsStatus) : 0}
          who={{ search }}
          alert={alert}
          isLoading={!currentData}
        />
      </div>
      <TravelerTable
        companyId={companyId}
        address={address.table}
        answer={{
          ...report,
          data: data && pageOfReport(data),
          currentData: currentData && pageOfReport(currentData),
        }}
        {...(isOffered('rollcalls') && {
          selection: {
            ...selection,
            renderActions: (bookingIds) => <AskThem count={bookingIds.length} who={{ bookingIds }} alert={alert} />,
          },
        })}
        nobody={{
          others: data
            ? otherStatuses(data, search.tripStatuses).map((each) => ({ ...each, search: queryOfStatus(each.status) }))
            : [],
          otherDaysCount: data?.otherDaysCount ?? 0,
          allDaysSearch: queryOf({ search: { ...view.search, ...allDays, ...ahead }, pageNumber: 1 }),
        }}
      />
    </div>
  )
}

/** Tells the map which row the pointer or the focus is in. */
function pointing(set: (place: string | undefined) => void) {
  const at = ({ target }: MouseEvent | FocusEvent) => {
    const row = target instanceof Element ? target.closest('tr') : null
    set(row?.querySelector<HTMLElement>('[data-place]')?.dataset['place'])
  }
  const away = () => set(undefined)
  return { onMouseOver: at, onFocus: at, onMouseLeave: away, onBlur: away }
}
