import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Profile } from '#contract/profile.ts'
import { useNotificationsQuery } from '@/domains/notifications/notifications.queries'
import { notificationsOfStep } from '@/domains/notifications/notifications.rules'
import { useOwnProfile } from '@/domains/session/useSession'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { AgencyHelp } from './AgencyHelp'
import styles from './CompleteYourProfilePage.module.css'
import { obstacleRow, obstaclesOf, profileSteps, stepOf } from './profile.rules'
import { useProfileQuery } from './profile.queries'
import { Readiness } from './Readiness'
import { StepCard } from './StepCard'

/** §2 complete-your-profile: "Can I book?", answered obstacle by obstacle, with who can remove each. */
export default function CompleteYourProfilePage() {
  const { data, isError, isFetching, refetch } = useProfileQuery(useOwnProfile())
  const { formatMessage } = useIntl()
  return (
    <>
      <header>
        <h1>
          <FormattedMessage id="profile.complete.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="profile.complete.lead" />
        </p>
      </header>
      {data ? (
        <Steps profile={data} />
      ) : isError ? (
        <ErrorState
          title={<FormattedMessage id="profile.failed.title" />}
          text={<FormattedMessage id="profile.failed.text" />}
          illustration={<Illustration of="trouble" />}
          retryLabel={formatMessage({ id: 'profile.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Steps({ profile }: { profile: Profile }) {
  const [query] = useSearchParams()
  const { data: notifications = [] } = useNotificationsQuery(useOwnProfile())
  const asked = query.has('s') ? stepOf(query.get('s')) : undefined
  const obstacles = obstaclesOf(profile)
  return (
    <>
      <Readiness profile={profile} obstacles={obstacles} />
      <div className={styles.columns}>
        <ol role="list" className={styles.steps}>
          {profileSteps.map((step) => (
            <li key={step}>
              <StepCard
                step={step}
                isAsked={step === asked}
                obstacles={obstacles.filter((obstacle) => obstacleRow(obstacle).step === step)}
                notifications={notificationsOfStep(notifications, step)}
              />
            </li>
          ))}
        </ol>
        <AgencyHelp obstacles={obstacles} />
      </div>
    </>
  )
}

const Waiting = () => (
  <div className={styles.steps}>
    <VisuallyHidden role="status">
      <FormattedMessage id="profile.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" />
    <Skeleton shape="box" />
    <Skeleton shape="box" />
  </div>
)
