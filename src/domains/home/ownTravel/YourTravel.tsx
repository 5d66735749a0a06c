import { FormattedMessage, useIntl } from 'react-intl'
import { useTravelSummaryQuery } from '@/domains/trips/trips.slice'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { StatLink } from '@/patterns/page/StatLink'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './YourTravel.module.css'

const figures = ['upcoming', 'trips', 'nights', 'cities', 'countries'] as const

/** The list behind a figure: the trips ahead, else the trips of the year. */
function useCounted(): (figure: (typeof figures)[number]) => string {
  const locale = useLocale()
  const list = useTripList()
  const year = localDay(useNow()).slice(0, 4)
  return (figure) => {
    const isAhead = figure === 'upcoming'
    const status = isAhead ? 'Upcoming' : 'Past'
    return pathTo(locale, list, undefined, {
      ...(list === 'tripsList' ? { group: status } : { status }),
      ...(!isAhead && { year }),
    })
  }
}

/**
 * The person's travel this year in five figures, each with a link to the trips it counts. Nothing before the first
 * trip.
 */
export function YourTravel() {
  const { data, isError, isFetching, refetch } = useTravelSummaryQuery(useSubjectProfile())
  const { formatNumber } = useIntl()
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
        <QueryFailure query={{ refetch, isFetching }} title="home.yours.failed" />
      ) : (
        <Skeleton lines={2} className={styles.waiting} />
      )}
    </Card>
  )
}
