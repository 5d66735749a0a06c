import { FormattedMessage, useIntl } from 'react-intl'
import { useSubjectProfile } from '@/patterns/subject'
import { useTravelSummaryQuery } from '@/domains/trips/trips.slice'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { StatLink } from '@/patterns/StatLink'
import { pathTo } from '@/routes/pathTo'
import { useLocale } from '@/i18n/useLocale'
import styles from './YourTravel.module.css'

const figures = ['upcoming', 'trips', 'nights', 'cities', 'countries'] as const

/** The person's travel this year in five figures. */
export function YourTravel() {
  const { data, isError, isFetching, refetch } = useTravelSummaryQuery(useSubjectProfile())
  const { formatMessage, formatNumber } = useIntl()
  const trips = pathTo(useLocale(), 'tripsList')
  const isEmpty = data && figures.every((figure) => data[figure] === 0)
  return (
    <Card heading={<FormattedMessage id="home.yours.heading" />}>
      {isEmpty ? (
        <p className={styles.empty}>
          <FormattedMessage id="home.yours.empty" />
        </p>
      ) : data ? (
        <div className={styles.row}>
          {figures.map((figure) => (
            <StatLink
              key={figure}
              to={trips}
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
