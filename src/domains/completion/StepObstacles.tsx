import { FormattedMessage } from 'react-intl'
import type { Notification } from '#contract/notifications.ts'
import type { Profile } from '#contract/profile.ts'
import type { ProfileRef } from '@/http/paths'
import { Link } from 'react-router-dom'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import styles from './StepObstacles.module.css'
import { useLocale } from '@/i18n/useLocale'
import { Card } from '@/ui/Card'
import { AskAdmin } from './AskAdmin'
import { obstaclePath } from '@/domains/profile/shared/stepPath'
import { ExpiryRow } from './ObstacleRow'
import rows from '@/patterns/rows.module.css'
import { adminObstacles, adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { obstacleRow, obstaclesOf } from '@/domains/profile/profile.rules'
import { hasNoPaymentCard, type ProfileStep } from '@/domains/profile/steps.rules'

interface StepObstaclesProps {
  profileRef: ProfileRef
  profile: Profile
  step: ProfileStep
  event: string | null
}

const obstaclesHere = (profile: Profile, step: ProfileStep) =>
  obstaclesOf(profile).filter((obstacle) => obstacleRow(obstacle).step === step)

/** What the person has still to fill in here, as links to its fields. */
export function OwnObstacles({ profile, step, event }: Omit<StepObstaclesProps, 'profileRef'>) {
  const locale = useLocale()
  const own = obstaclesHere(profile, step).filter((obstacle) => obstacleRow(obstacle).owner === 'user')
  // The form for the first card is open below, and one card can pay for everything.
  if (own.length === 0 || (step === 'payment' && hasNoPaymentCard(profile))) return null
  return (
    <div className={styles.needed}>
      <p id="needed-here">
        <FormattedMessage id="completion.needed" />
      </p>
      <ul aria-labelledby="needed-here" role="list">
        {own.map((obstacle) => (
          <li key={obstacle}>
            <Link to={obstaclePath(locale, obstacle, event)}>
              <FormattedMessage {...obstacleMessage(obstacle)} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OthersObstaclesProps extends Omit<StepObstaclesProps, 'event'> {
  /** Notifications of cards or passports that have expired or expire soon. */
  notifications: Notification[]
}

/** What expires, and, named in one sentence, what only the administrator can provide, with when they were asked. */
export function OthersObstacles({ profileRef, profile, step, notifications }: OthersObstaclesProps) {
  const obstacles = adminObstacles(obstaclesHere(profile, step))
  return (
    <>
      {notifications.length > 0 && (
        <Card
          heading={<FormattedMessage id="completion.step.open" values={{ count: notifications.length }} />}
          headingLevel={3}
        >
          <ul role="list" className={rows.list}>
            {notifications.map((notification) => (
              <ExpiryRow key={notification.key ?? notification.message} notification={notification} />
            ))}
          </ul>
        </Card>
      )}
      {obstacles.length > 0 && (
        <Card
          heading={<FormattedMessage id="completion.left.title" />}
          headingLevel={3}
          description={<ObstacleNames obstacles={obstacles} />}
        >
          {adminRequestsOf(obstacles).map((adminRequest) => (
            <AskAdmin key={adminRequest} profileRef={profileRef} profile={profile} adminRequest={adminRequest} />
          ))}
        </Card>
      )}
    </>
  )
}
