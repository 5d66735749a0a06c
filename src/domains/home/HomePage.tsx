import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { tripsEndpoints } from '@/domains/trips/trips.slice'
import { isOffered } from '@/http/additions'
import { useSubjectProfile } from '@/patterns/subject'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { fullName, seesCompany } from './home.rules'
import { type Prefetch, unsubscribed } from '@/store/prefetch'
import styles from './HomePage.module.css'
import { NextTrip } from './NextTrip'
import { ProfileNotices } from './ProfileNotices'
import { YourTravel } from './YourTravel'

const CompanyOverview = lazyWithMessages(['scores'], () => import('./CompanyOverview'))

export const prefetch: Prefetch = (dispatch, { companyId, profileId }) => {
  const { latestTrips, travelSummary } = tripsEndpoints.endpoints
  return [
    dispatch(latestTrips.initiate({ companyId, profileId }, unsubscribed)),
    ...(isOffered('travelsummary') ? [dispatch(travelSummary.initiate({ companyId, profileId }, unsubscribed))] : []),
  ]
}

/** §2 Home dashboard. Every part has loading, error and empty states of its own. */
export default function HomePage() {
  const { companyId, roles } = useSession()
  return (
    <>
      <header className={styles.header}>
        <Greeting />
        <BookNow size="large" />
      </header>
      <ProfileNotices />
      <NextTrip />
      {isOffered('travelsummary') && <YourTravel />}
      {isOffered('companyoverview') && seesCompany(roles) && (
        <Suspense>
          <CompanyOverview companyId={companyId} />
        </Suspense>
      )}
    </>
  )
}

function Greeting() {
  const { data } = useProfileQuery(useSubjectProfile())
  return (
    <div className={styles.greeting}>
      <h1>
        <FormattedMessage id="home.welcome" values={{ name: data ? fullName(data) : 'none' }} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="home.lead" />
      </p>
    </div>
  )
}
