import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { Card } from '@/ui/Card'
import { AskAdmin } from './AskAdmin'
import { obstaclePath } from '@/domains/profile/shared/stepPath'
import { ObstacleRow } from './ObstacleRow'
import rows from '@/patterns/rows.module.css'
import { adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { type Obstacle, obstacleRow } from '@/domains/profile/profile.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import styles from './Readiness.module.css'
import { hasNoPaymentCard, isReady, leftToBook } from '@/domains/profile/steps.rules'

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
  const { own, others } = leftToBook(profile)
  const isFirstCard = (obstacle: Obstacle) => obstacleRow(obstacle).step === 'payment' && hasNoPaymentCard(profile)
  const to = linkOf ?? ((obstacle: Obstacle) => obstaclePath(locale, obstacle))
  return (
    <Card
      heading={<FormattedMessage id="completion.notReady.title" values={{ count: own.length + others.length }} />}
      description={<Whose own={own.length} others={others.length} />}
    >
      <ul role="list" className={rows.list}>
        {own.map(
          ([first, ...more]) =>
            first && (
              <ObstacleRow key={first} obstacle={first} more={more} isFirstCard={isFirstCard(first)} to={to(first)} />
            ),
        )}
        {others.map((obstacle) => (
          <ObstacleRow key={obstacle} obstacle={obstacle} />
        ))}
      </ul>
      {adminRequestsOf(others).map((adminRequest) => (
        <AskAdmin key={adminRequest} profileRef={profileRef} profile={profile} adminRequest={adminRequest} />
      ))}
    </Card>
  )
}

/** How many things are up to the person, and how many to the administrator. */
const Whose = ({ own, others }: { own: number; others: number }) => (
  <>
    {own > 0 && <FormattedMessage id="completion.notReady.yours" values={{ count: own }} />}{' '}
    {others > 0 && <FormattedMessage id="completion.notReady.admins" values={{ count: others }} />}
  </>
)

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
