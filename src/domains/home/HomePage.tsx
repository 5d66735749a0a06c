import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { BookNowButton } from '@/domains/booking/shared/BookNow'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useSession, useOwnProfile } from '@/domains/session/shared/useSession'
import { tripsEndpoints, useLatestTripsQuery } from '@/domains/trips/trips.slice'
import { FirstActions } from '@/domains/actionCenter/shared/FirstActions'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { isOffered } from '@/http/additions'
import { Deferred } from '@/patterns/page/Deferred'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { mayRender, mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { type Prefetch, unsubscribed } from '@/store/prefetch'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './HomePage.module.css'
import { NextTrip } from './hero/NextTrip'
import { heroTrip } from './hero/hero.rules'
import { isHeldUp, isResponsible, hasTasksOfOthers, isIncomplete } from './home.rules'
import { GroupEvents } from './ownTravel/GroupEvents'
import { NextTrips } from './ownTravel/NextTrips'
import { NoTrip } from './ownTravel/NoTrip'
import { YourTravel } from './ownTravel/YourTravel'
import { ReadinessCard } from './readiness/ReadinessCard'

const OwnAlerts = lazyPart(['advice'], () => import('@/domains/risk/alerts/shared/OwnAlerts'))
const HomeContent = lazyPart(['homeContent'], () => import('@/domains/notices/home/shared/HomeContent'))
const Responsibilities = lazyPart(['admin', 'arranger', 'events', 'risk', 'scores'], () => import('./Responsibilities'))

export const prefetch: Prefetch = (dispatch, { companyId, profileId }) => {
  const { latestTrips, nextTrips, travelSummary } = tripsEndpoints.endpoints
  return [
    dispatch(latestTrips.initiate({ companyId, profileId }, unsubscribed)),
    dispatch(nextTrips.initiate({ companyId, profileId }, unsubscribed)),
    ...(isOffered('travelsummary') ? [dispatch(travelSummary.initiate({ companyId, profileId }, unsubscribed))] : []),
  ]
}

/**
 * §2 Home dashboard: the next trip, the person's responsibilities, and the rest of their travel. Every part has its own
 * loading, error and empty states.
 */
export default function HomePage() {
  const { roles } = useSession()
  const profileRef = useSubjectProfile()
  const { data: latest } = useLatestTripsQuery(profileRef)
  const { data: profile } = useProfileQuery(profileRef)
  const hero = latest && heroTrip(latest)
  const hasNoTrip = latest !== undefined && !hero
  return (
    <>
      <Head hasNoTrip={hasNoTrip} />
      <OpenQuestions />
      <ProfileNotices />
      {!hasNoTrip && <NextTrip />}
      {isResponsible(roles) && (
        <Suspense fallback={<Skeleton shape="box" className={styles.responsibilities} />}>
          <Responsibilities />
        </Suspense>
      )}
      <BelowHero
        hasTrip={!hasNoTrip}
        isAhead={hero?.tripStatus === 'Upcoming'}
        isHeldUp={!profile || isHeldUp(profile)}
      />
      {mayRender('home.latestAlerts', roles) && <LatestAlerts />}
      {isOffered('homecontent') && <CompanyContent />}
    </>
  )
}

/**
 * A greeting in one line, and the button to book for a traveler who may book. A traveler whom an arranger books for
 * has no button, and reads about it where the trip would be.
 */
function Head({ hasNoTrip }: { hasNoTrip: boolean }) {
  const { data } = useProfileQuery(useSubjectProfile())
  const booking = useBooking()
  const { isEnabled, reason } = booking
  const isSaidBelow = hasNoTrip && reason === 'policyForbidsSelf'
  return (
    <header className={styles.header}>
      <h1 className={styles.greeting}>
        <FormattedMessage id="home.welcome" values={{ name: data ? fullName(data) : 'none' }} />
      </h1>
      {(isEnabled || !data || !isHeldUp(data)) && !isSaidBelow && <BookNowButton booking={booking} />}
    </header>
  )
}

/**
 * §6 home.latestAlerts. Neither their code nor their data delays the first screen. They are the end of the page, so that
 * nothing moves when they come; the open actions above name each of them.
 */
const LatestAlerts = () => (
  <Deferred>
    <OwnAlerts />
  </Deferred>
)

/** §6: what the company's administrators put on Home. It comes after the first screen, as the alerts do. */
const CompanyContent = () => (
  <Deferred>
    <HomeContent />
  </Deferred>
)

interface BelowHeroProps {
  hasTrip: boolean
  /** The trip of the hero has not begun. */
  isAhead: boolean
  /** Another part of the page names the first thing to do. */
  isHeldUp: boolean
}

/**
 * The open actions of the hero's trip, the person's other trips, and their year. The notice of no trip comes first,
 * except for people with responsibilities and agents, where it is shown below the actions and only if others book for
 * them.
 */
function BelowHero({ hasTrip, isAhead, isHeldUp }: BelowHeroProps) {
  const { roles } = useSession()
  const isAside = hasTasksOfOthers(roles)
  const noTrip = !hasTrip && !isHeldUp && <NoTrip isAside={isAside} />
  return (
    <>
      {!isAside && noTrip}
      {mayNavigate(rowOf('actionCenter'), roles) && <FirstActions hasTrip={hasTrip} isAhead={isAhead} />}
      {isAside && noTrip}
      <NextTrips />
      {mayRender('home.groupTravel', roles) && <GroupEvents />}
      {isOffered('travelsummary') && <YourTravel />}
    </>
  )
}

/** §2: the missing details of the profile and who has to provide them, in one card. */
function ProfileNotices() {
  const { data, isError, isFetching, refetch } = useProfileQuery(useSubjectProfile())
  if (isError && !data) {
    return <QueryFailure query={{ refetch, isFetching }} title="home.profile.failed" />
  }
  if (!data || !isIncomplete(data)) return null
  return <ReadinessCard profile={data} />
}

const AreYouSafe = lazyPart(['rollCall', 'forms'], () => import('@/domains/risk/rollCall/shared/AreYouSafe'))

/**
 * Questions of risk advisors to the person, with their buttons. They come with the notifications, which the bell reads
 * anyway, and the part is loaded only once there is one.
 */
function OpenQuestions() {
  const { data } = useNotificationsQuery(useOwnProfile())
  const questions = (data ?? []).filter(({ type }) => type === 'rollcall')
  const [isAsked, setAsked] = useState(false)
  if (questions.length > 0 && !isAsked) setAsked(true)
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <AreYouSafe questions={questions} />
    </Suspense>
  )
}
