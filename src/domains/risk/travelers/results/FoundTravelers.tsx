import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isAskedStatus } from '#contract/risk/askedStatus.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { TripStatus } from '#contract/trips/trips.ts'
import { allDays, searchAt, searchParameters } from '@/domains/risk/findTravelers.rules'
import { countOf, otherStatuses, pageOfReport } from '@/domains/risk/results.rules'
import type { TravelerAddress } from '@/domains/risk/travelers/search/useTravelerView'
import { isOffered } from '@/http/additions'
import { useSelection } from '@/patterns/table/rows/useSelection'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { type Answer, shownOf, withData } from '@/store/shownAnswer'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { AskThem } from './AskThem'
import { keyOf, TravelerTable } from './TravelerTable'

interface FoundTravelersProps {
  companyId: string
  address: TravelerAddress
  report: Answer<ItineraryReport> & { isError: boolean; refetch: () => unknown }
  /** The alert of the search, which a question is then about. */
  alert: { id: string; headline: string } | undefined
  /** Gets the place of the row that the pointer or the focus is in. */
  onPoint: (place: string | undefined) => void
}

/** The travelers of a search by the status of their trips, and the question whether they are safe. */
export function FoundTravelers({ companyId, address, report, alert, onPoint }: FoundTravelersProps) {
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  const { view, queryOf } = address
  const search = searchAt(view.search, view.at)
  const status = search.displayTripStatus
  // The number stays while another page of the same search loads.
  const { shown, isOutdated } = shownOf(report)
  const count = shown ? countOf(shown, status) : 0
  const queryOfStatus = (displayTripStatus: TripStatus) =>
    queryOf({ search: { ...view.search, displayTripStatus }, pageNumber: 1 })
  const asked = new URLSearchParams(searchParameters(search)).toString()
  const selection = useSelection(shown?.itineraryReports ?? [], keyOf, { found: { total: count, search: asked } })
  useEffect(() => {
    selection.clear()
    // oxlint-disable-next-line react/exhaustive-deps -- the ticked travelers of another search are not meant any more
  }, [asked])
  const { rows, leftOut } = selection
  const isAskable = isOffered('rollcalls') && isAskedStatus(status)
  const ahead = search.tripStatuses.includes('Upcoming') && ({ displayTripStatus: 'Upcoming' } as const)
  return (
    <div ref={section} className={layout.stack3} role="presentation" {...pointing(onPoint)}>
      <div className={cx(layout.row2, layout.between)}>
        <StatusTabs
          statuses={search.tripStatuses}
          current={status}
          report={shown}
          areOutdated={isOutdated}
          queryOf={queryOfStatus}
        />
        {isAskable && !alert && selection.count === 0 && (
          <AskThem count={count} who={{ search }} alert={alert} isLoading={!shown || isOutdated} />
        )}
        {isOffered('rollcalls') && !isAskable && count > 0 && (
          <p className={textStyle.note}>
            <FormattedMessage id="findTravelers.ask.nobody" values={{ status }} />
          </p>
        )}
      </div>
      <TravelerTable
        companyId={companyId}
        address={address.table}
        answer={withData(report, pageOfReport)}
        {...(isAskable && {
          selection: {
            ...selection,
            renderActions: () => (
              <AskThem
                count={selection.count}
                who={selection.found?.isSelected ? { search, leftOut } : { bookingIds: rows.map(keyOf) }}
                alert={alert}
              />
            ),
          },
        })}
        nobody={{
          others: shown
            ? otherStatuses(shown, search.tripStatuses).map((each) => ({ ...each, search: queryOfStatus(each.status) }))
            : [],
          otherDaysCount: shown?.otherDaysCount ?? 0,
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

interface StatusTabsProps {
  statuses: readonly TripStatus[]
  current: TripStatus
  report: ItineraryReport | undefined
  areOutdated: boolean
  /** The query string of the rows of a status. */
  queryOf: (status: TripStatus) => string
}

/** The statuses of the search with their number of trips; the rows are those of one of them (§4). */
function StatusTabs({ statuses, current, report, areOutdated, queryOf }: StatusTabsProps) {
  const { formatMessage } = useIntl()
  return (
    <StatusLinks
      label={formatMessage({ id: 'findTravelers.filter.statuses' })}
      areOutdated={areOutdated}
      links={statuses.map((status) => ({
        key: status,
        label: <FormattedMessage id={`findTravelers.status.${status}`} />,
        search: queryOf(status),
        count: report && countOf(report, status),
        isCurrent: status === current,
      }))}
    />
  )
}
