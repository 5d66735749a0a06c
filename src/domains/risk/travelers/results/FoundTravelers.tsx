import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ItineraryReport } from '#contract/itineraryReport.ts'
import { isAskedStatus } from '#contract/rollCalls.ts'
import { searchAt, searchParameters } from '@/domains/risk/findTravelers.rules'
import { countOf, pageOfReport } from '@/domains/risk/results.rules'
import type { TravelerAddress } from '@/domains/risk/travelers/search/useTravelerView'
import { isOffered } from '@/http/additions'
import { daysAfter } from '@/lib/localDateTime'
import { useSelection } from '@/patterns/table/useSelection'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
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
  /** Gets the place of the row that the pointer or the focus is in. */
  onPoint: (place: string | undefined) => void
}

/** The travelers of a search by the status of their trips, and the question whether they are safe. */
export function FoundTravelers({ companyId, address, report, onPoint }: FoundTravelersProps) {
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  const { view, today, queryOf } = address
  const { data, currentData } = report
  const search = searchAt(view.search, view.at)
  const status = search.displayTripStatus
  const found = currentData ? countOf(currentData, status) : 0
  // The number stays while another page of the same search loads.
  const total = data ? countOf(data, status) : 0
  const asked = new URLSearchParams(searchParameters(search)).toString()
  const selection = useSelection(data?.itineraryReports ?? [], keyOf, { found: { total, search: asked } })
  const { rows, leftOut } = selection
  const isWhole = selection.found?.isSelected
  const isAskable = isOffered('rollcalls') && isAskedStatus(status)
  return (
    <div ref={section} className={layout.stack3} role="presentation" {...pointing(onPoint)}>
      <div className={cx(layout.row2, layout.between)}>
        <StatusTabs
          statuses={search.tripStatuses}
          current={status}
          report={currentData ?? data}
          queryOf={(displayTripStatus) => queryOf({ search: { ...view.search, displayTripStatus }, pageNumber: 1 })}
        />
        {isAskable && selection.count === 0 && <AskThem count={found} who={{ search }} />}
        {isOffered('rollcalls') && !isAskable && found > 0 && (
          <p className={textStyle.note}>
            <FormattedMessage id="findTravelers.ask.nobody" values={{ status }} />
          </p>
        )}
      </div>
      <TravelerTable
        companyId={companyId}
        address={address.table}
        answer={{
          ...report,
          data: data && pageOfReport(data),
          currentData: currentData && pageOfReport(currentData),
        }}
        {...(isAskable && {
          selection: {
            ...selection,
            renderActions: () => (
              <AskThem count={selection.count} who={isWhole ? { search, leftOut } : { bookingIds: rows.map(keyOf) }} />
            ),
          },
        })}
        otherDaysCount={data?.otherDaysCount ?? 0}
        laterSearch={queryOf({
          search: { ...view.search, fromDate: today, toDate: daysAfter(today, 30) },
          pageNumber: 1,
        })}
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
