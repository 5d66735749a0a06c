import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Notification } from '#contract/notifications.ts'
import { DaysLeft } from '@/domains/notifications/DaysLeft'
import { Badge } from '@/ui/Badge'
import { type Obstacle, obstacleRow, reasonOf } from './profile.rules'
import styles from './StepCard.module.css'

/** What is missing, why that matters, and who can mend it. */
export const ObstacleRow = ({ obstacle }: { obstacle: Obstacle }) => (
  <Row
    owner={obstacleRow(obstacle).owner}
    what={<FormattedMessage id={`profile.missing.${obstacle}`} />}
    why={<FormattedMessage id={`profile.why.${reasonOf(obstacle)}`} />}
  />
)

/** A card or passport that ends; the server's words already say which. */
export const ExpiryRow = ({ notification }: { notification: Notification }) => (
  <Row owner="user" what={notification.message} why={<DaysLeft notification={notification} />} />
)

const Row = ({ owner, what, why }: { owner: 'user' | 'admin'; what: ReactNode; why: ReactNode }) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <p className={styles.what}>{what}</p>
      <p className={styles.why}>{why}</p>
    </div>
    <Badge tone={owner === 'user' ? 'brand' : 'neutral'}>
      <FormattedMessage id={`profile.owner.${owner}`} />
    </Badge>
  </li>
)
