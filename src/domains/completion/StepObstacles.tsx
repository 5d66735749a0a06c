import { FormattedMessage } from 'react-intl'
import type { Notification } from '#contract/notifications.ts'
import type { Profile } from '#contract/profile.ts'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { Card } from '@/ui/Card'
import { AskAdmin } from './AskAdmin'
import { obstaclePath } from '@/domains/profile/shared/stepPath'
import { ExpiryRow, ObstacleRow } from './ObstacleRow'
import rows from '@/patterns/rows.module.css'
import { adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { obstacleRow, obstaclesOf } from '@/domains/profile/profile.rules'
import type { ProfileStep } from '@/domains/profile/steps.rules'

interface StepObstaclesProps {
  profileRef: ProfileRef
  profile: Profile
  step: ProfileStep
  event: string | null
  /** Notifications of cards or passports that have expired or expire soon. */
  notifications: Notification[]
}

/** What is missing in this step. For what only the administrator can provide, shows when they were asked. */
export function StepObstacles({ profileRef, profile, step, event, notifications }: StepObstaclesProps) {
  const locale = useLocale()
  const obstacles = obstaclesOf(profile).filter((obstacle) => obstacleRow(obstacle).step === step)
  if (obstacles.length + notifications.length === 0) return null
  return (
    <Card
      heading={
        <FormattedMessage id="completion.step.open" values={{ count: obstacles.length + notifications.length }} />
      }
      headingLevel={3}
    >
      <ul role="list" className={rows.list}>
        {obstacles.map((obstacle) => (
          <ObstacleRow key={obstacle} obstacle={obstacle} to={obstaclePath(locale, obstacle, event)} />
        ))}
        {notifications.map((notification) => (
          <ExpiryRow key={notification.key ?? notification.message} notification={notification} />
        ))}
      </ul>
      {adminRequestsOf(obstacles).map((adminRequest) => (
        <AskAdmin key={adminRequest} profileRef={profileRef} profile={profile} adminRequest={adminRequest} />
      ))}
    </Card>
  )
}
