import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/notices/notifications.ts'
import { Badge } from '@/ui/display/Badge'
import { buttonClass } from '@/ui/button/buttonClass'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { cx } from '@/ui/cx'
import rows from '@/patterns/list/rows.module.css'
import styles from './ObstacleRow.module.css'
import { reasonOf } from '@/domains/profile/obstacles.rules'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import { type Obstacle, obstacleRow } from '@/domains/profile/profile.rules'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface ObstacleRowProps {
  obstacle: Obstacle
  /** Further obstacles that one card removes: its other uses. */
  more?: readonly Obstacle[]
  /** Whether the person has no card at all. The uses are then named as one card. */
  isFirstCard?: boolean | undefined
  /** Link to the field that removes it, undefined where only others can. */
  to?: string | undefined
}

/** An obstacle: the missing detail, its reason, and a link to the field where the person can remove it. */
export const ObstacleRow = ({ obstacle, more, isFirstCard, to }: ObstacleRowProps) => (
  <Row
    what={<ObstacleNames obstacles={[obstacle, ...(more ?? [])]} isFirstCard={isFirstCard} />}
    why={<FormattedMessage id={`completion.why.${reasonOf(obstacle)}`} />}
    action={
      obstacleRow(obstacle).owner === 'user' && to ? (
        <Link to={to} className={cx(buttonClass('quiet', 'small'), styles.fill)}>
          <FormattedMessage id={obstacle.endsWith('Expired') ? 'completion.renew' : 'completion.fillIn'} />{' '}
          <VisuallyHidden>
            {' '}
            <ObstacleNames obstacles={[obstacle, ...(more ?? [])]} isFirstCard={isFirstCard} />
          </VisuallyHidden>
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      ) : null
    }
  />
)

/** A card or passport that expires, as the server names it. */
export const ExpiryRow = ({ notification }: { notification: Notification }) => (
  <Row
    what={notification.title ?? notification.message}
    why={
      <>
        <Expiry days={notification.daysBeforeExpiry} /> {notification.detail}
      </>
    }
    action={
      <Badge tone="accent">
        <FormattedMessage id="profile.owner.user" />
      </Badge>
    }
  />
)

/** How long a card or passport is still valid, or since when it has expired. */
function Expiry({ days }: { days: number | null }) {
  if (days === null) return null
  return (
    <FormattedMessage id={days < 0 ? 'completion.expired' : 'completion.expires'} values={{ days: Math.abs(days) }} />
  )
}

const Row = ({ what, why, action }: { what: ReactNode; why: ReactNode; action: ReactNode }) => (
  <li className={cx(rows.row, layout.row4, layout.between, layout.lines2, styles.row)}>
    <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
      <p className={textStyle.strong}>{what}</p>
      <p className={textStyle.note}>{why}</p>
    </div>
    {action}
  </li>
)
