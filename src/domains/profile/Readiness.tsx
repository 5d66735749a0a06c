import { CircleCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import { BookNow } from '@/domains/booking/BookNow'
import { Banner } from '@/ui/Banner'
import { Card } from '@/ui/Card'
import { type Obstacle, obstacleRow } from './profile.rules'
import styles from './Readiness.module.css'

interface ReadinessProps {
  profile: Profile
  obstacles: Obstacle[]
}

/** The answer first: ready, or how many things are missing and how many of them are the reader's. */
export function Readiness({ profile, obstacles }: ReadinessProps) {
  if (obstacles.length === 0 && profile.isMandatoryFieldsComplete) return <Ready />
  const yours = obstacles.filter((obstacle) => obstacleRow(obstacle).owner === 'user').length
  const admins = obstacles.length - yours
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="profile.notReady.title" values={{ count: obstacles.length }} />}
    >
      {yours > 0 && <FormattedMessage id="profile.notReady.yours" values={{ count: yours }} />}{' '}
      {(admins > 0 || !profile.isMandatoryFieldsComplete) && (
        <FormattedMessage id="profile.notReady.admins" values={{ count: admins }} />
      )}
    </Banner>
  )
}

const Ready = () => (
  <Card className={styles.ready}>
    <div className={styles.row}>
      <CircleCheck className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2>
          <FormattedMessage id="profile.ready.title" />
        </h2>
        <p>
          <FormattedMessage id="profile.ready.text" />
        </p>
      </div>
      <BookNow />
    </div>
  </Card>
)
