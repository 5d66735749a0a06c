import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { Card } from '@/ui/Card'
import { AskAdmin } from './AskAdmin'
import { obstaclePath } from '@/domains/profile/shared/stepPath'
import { ObstacleRow } from './ObstacleRow'
import rows from '@/patterns/rows.module.css'
import { adminObstacles, adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { type Obstacle, obstacleRow, obstaclesOf } from '@/domains/profile/profile.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import styles from './Readiness.module.css'
import { isReady } from '@/domains/profile/steps.rules'

interface ReadinessPanelProps {
  profileRef: ProfileRef
  /** Shown when the person is ready: the booking button. */
  whenReady?: ReactNode
  /** Where an obstacle is removed; by default in the signed-in person's complete-your-profile. */
  linkOf?: (obstacle: Obstacle) => string
}

/** Whether a person is ready to book, then every obstacle with who can remove it and a link to its field. */
export function ReadinessPanel({ profileRef, whenReady, linkOf }: ReadinessPanelProps) {
  const locale = useLocale()
  const { data: profile } = useProfileQuery(profileRef)
  if (!profile) return null
  if (isReady(profile)) return <Ready>{whenReady}</Ready>
  const obstacles = obstaclesOf(profile)
  const isOwners = (owner: 'user' | 'admin') => (obstacle: Obstacle) => obstacleRow(obstacle).owner === owner
  const to = linkOf ?? ((obstacle: Obstacle) => obstaclePath(locale, obstacle))
  return (
    <Card
      heading={<FormattedMessage id="completion.notReady.title" values={{ count: obstacles.length }} />}
      description={<Whose profile={profile} />}
    >
      <ul role="list" className={rows.list}>
        {(['user', 'admin'] as const).flatMap((owner) =>
          obstacles
            .filter(isOwners(owner))
            .map((obstacle) => <ObstacleRow key={obstacle} obstacle={obstacle} to={to(obstacle)} />),
        )}
      </ul>
      {adminRequestsOf(obstacles).map((adminRequest) => (
        <AskAdmin key={adminRequest} profileRef={profileRef} profile={profile} adminRequest={adminRequest} />
      ))}
    </Card>
  )
}

/** How many obstacles the person can remove, and how many the administrator. */
function Whose({ profile }: { profile: Profile }) {
  const obstacles = obstaclesOf(profile)
  const admins = adminObstacles(obstacles).length
  const yours = obstacles.length - admins
  return (
    <>
      {yours > 0 && <FormattedMessage id="completion.notReady.yours" values={{ count: yours }} />}{' '}
      {admins > 0 && <FormattedMessage id="completion.notReady.admins" values={{ count: admins }} />}
    </>
  )
}

const Ready = ({ children }: { children: ReactNode }) => (
  <Card className={styles.ready}>
    <div className={styles.row}>
      <CircleCheck className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2>
          <FormattedMessage id="completion.ready.title" />
        </h2>
        <p>
          <FormattedMessage id="completion.ready.text" />
        </p>
      </div>
      {children}
    </div>
  </Card>
)
