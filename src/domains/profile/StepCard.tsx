import { BookUser, Building2, Check, CreditCard, type LucideIcon, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Notification } from '#contract/notifications.ts'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { cx } from '@/ui/cx'
import { ExpiryRow, ObstacleRow } from './ObstacleRow'
import type { Obstacle, ProfileStep } from './profile.rules'
import styles from './StepCard.module.css'

const icons: Record<ProfileStep, LucideIcon> = {
  personal: UserRound,
  payment: CreditCard,
  travelDocuments: BookUser,
  company: Building2,
}

interface StepCardProps {
  step: ProfileStep
  /** The address asks for this step: it is brought into view and takes the focus. */
  isAsked: boolean
  obstacles: Obstacle[]
  /** Cards or passports that have expired or soon will. */
  notifications: Notification[]
}

/** One step: whether it is complete, and each thing that is not in a line of its own. */
export function StepCard({ step, isAsked, obstacles, notifications }: StepCardProps) {
  const card = useBroughtIntoView(isAsked && step !== 'personal')
  const Icon = icons[step]
  const count = obstacles.length + notifications.length
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-current={isAsked ? 'step' : undefined}
      className={cx(isAsked && styles.asked)}
      heading={
        <span className={styles.heading}>
          <Icon aria-hidden="true" />
          <FormattedMessage id={`profile.step.${step}`} />
        </span>
      }
      actions={
        count === 0 ? (
          <Badge tone="success" icon={<Check aria-hidden="true" />}>
            <FormattedMessage id="profile.step.complete" />
          </Badge>
        ) : (
          <Badge tone="warning">
            <FormattedMessage id="profile.step.open" values={{ count }} />
          </Badge>
        )
      }
    >
      {count === 0 ? (
        <p className={styles.nothing}>
          <FormattedMessage id={`profile.step.${step}.nothing`} />
        </p>
      ) : (
        <ul role="list" className={styles.list}>
          {obstacles.map((obstacle) => (
            <ObstacleRow key={obstacle} obstacle={obstacle} />
          ))}
          {notifications.map((notification) => (
            <ExpiryRow key={notification.message} notification={notification} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function useBroughtIntoView(isAsked: boolean) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAsked) return
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.focus({ preventScroll: true })
  }, [isAsked])
  return card
}
