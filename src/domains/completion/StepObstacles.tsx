import { FormattedMessage } from 'react-intl'
import type { Notification } from '#contract/notices/notifications.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileRef } from '@/http/paths'
import { WriteToAdministrator } from '@/domains/booking/shared/WriteToAdministrator'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import { Card } from '@/ui/display/Card'
import { AskAdmin } from '@/domains/profile/shared/AskAdmin'
import { ExpiryRow } from './readiness/ObstacleRow'
import rows from '@/patterns/list/rows.module.css'
import { adminObstacles, adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { obstacleRow, obstaclesOf } from '@/domains/profile/profile.rules'
import type { ProfileStep } from '@/domains/profile/steps.rules'

const obstaclesHere = (profile: Profile, step: ProfileStep) =>
  obstaclesOf(profile).filter((obstacle) => obstacleRow(obstacle).step === step)

interface OthersObstaclesProps {
  profileRef: ProfileRef
  profile: Profile
  step: ProfileStep
  /** Notifications of cards or passports that have expired or expire soon. */
  notifications: Notification[]
}

/** Notices of expiry, and one sentence with the administrator's details and the day they were asked for. */
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
          <WriteToAdministrator />
        </Card>
      )}
    </>
  )
}
