import { FormattedMessage } from 'react-intl'
import { useLatestTripsQuery } from '@/domains/trips/trips.slice'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { heroTrip } from './hero.rules'
import styles from './NextTrip.module.css'
import { TripHero } from './TripHero'
import hero from './TripHero.module.css'

/** The trip under way, else the next one, or nothing. */
export function NextTrip() {
  const { data, isError, isFetching, refetch } = useLatestTripsQuery(useSubjectProfile())
  const trip = data && heroTrip(data)
  if (trip) return <TripHero trip={trip} />
  if (!isError) return <Waiting />
  return (
    <Card heading={<FormattedMessage id="home.next.heading" />}>
      <QueryFailure query={{ refetch, isFetching }} title="home.next.failed" />
    </Card>
  )
}

/** The empty hero of the trip while it loads. */
const Waiting = () => (
  <div className={cx(hero.hero, styles.waiting)}>
    <VisuallyHidden role="status">
      <FormattedMessage id="home.next.loading" />
    </VisuallyHidden>
    <Skeleton lines={3} className={styles.words} />
    <div className={hero.stops} aria-hidden="true">
      <Skeleton lines={4} className={styles.words} />
      <Skeleton lines={4} className={styles.words} />
    </div>
    <Skeleton lines={1} className={styles.words} />
  </div>
)
