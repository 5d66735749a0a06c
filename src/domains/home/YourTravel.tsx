import { FormattedMessage, useIntl } from 'react-intl'
import { useTravelSummaryQuery } from '@/domains/trips/trips.slice'
import { useTripList } from '@/domains/itinerary/shared/useTripList'
import { useLocale } from '@/i18n/useLocale'
import { StatLink } from '@/patterns/StatLink'
import { useSubjectProfile } from '@/patterns/subject'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import styles from './YourTravel.module.css'

const figures = ['upcoming', 'trips', 'nights', 'cities', 'countries'] as const

/** The list of trips that a figure counts: those ahead, else those of the year that are over or under way. */
function useCounted(): (figure: (typeof figures)[number]) => string {
  const locale = useLocale()
  const list = useTripList()
  return (figure) => {
    const status = figure === 'upcoming' ? 'Upcoming' : 'Past'
    return pathTo(locale, list, undefined, list === 'tripsList' ? { group: status } : { status })
  }
}

/** The person's travel this year in five figures, each leading to the trips it counts; nothing before the first trip. */
export function YourTravel() {
  const { data, isError, isFetching, refetch } = useTravelSummaryQuery(useSubjectProfile())
  const { formatMessage, formatNumber } = useIntl()
  const counted = useCounted()
  if (data && figures.every((figure) => data[figure] === 0)) return null
  return (
    <Card heading={<FormattedMessage id="home.yours.heading" />}>
      {data ? (
        <div className={styles.row}>
          {figures.map((figure) => (
            <StatLink
              key={figure}
              className={styles.figure}
              to={counted(figure)}
              label={<FormattedMessage id={`home.yours.${figure}`} values={{ count: data[figure] }} />}
              value={formatNumber(data[figure])}
            />
          ))}
        </div>
      ) : isError ? (
        <ErrorState
          isCompact
          title={<FormattedMessage id="home.yours.failed" />}
          retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton lines={2} className={styles.waiting} />
      )}
    </Card>
  )
}
