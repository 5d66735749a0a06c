import { FormattedMessage, useIntl } from 'react-intl'
import type { ItineraryReport } from '#contract/itineraryReport.ts'
import type { TripStatus } from '#contract/trips.ts'
import { countOf } from '@/domains/risk/results.rules'
import { StatusLinks } from '@/patterns/table/StatusLinks'

interface StatusTabsProps {
  statuses: readonly TripStatus[]
  current: TripStatus
  report: ItineraryReport | undefined
  areOutdated: boolean
  /** The query string of the rows of a status. */
  queryOf: (status: TripStatus) => string
}

/** The statuses of the search with their number of trips; the rows are those of one of them (§4). */
export function StatusTabs({ statuses, current, report, areOutdated, queryOf }: StatusTabsProps) {
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
