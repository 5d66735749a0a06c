import { BookUser, CreditCard, type LucideIcon, Megaphone, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/notifications.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/Button'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { DaysLeft } from '@/domains/notifications/shared/DaysLeft'
import { actionOf, isUrgent, keyOf } from '@/domains/notifications/notifications.rules'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import styles from './NotificationList.module.css'

const icons: Record<Notification['type'], LucideIcon> = {
  paymentmethod: CreditCard,
  traveldocument: BookUser,
  tripadvisorypersonal: TriangleAlert,
  tripadvisoryarranger: TriangleAlert,
  tripadvisoryadmin: TriangleAlert,
  traveladvisory: TriangleAlert,
  demonotification: Megaphone,
}

interface NotificationListProps {
  /** Called when a notification is followed, so that the surrounding panel can close. */
  onNavigate: () => void
}

/** The person's notifications, each with a link to where it is dealt with (§2). */
export function NotificationList({ onNavigate }: NotificationListProps) {
  const { data, isFetching, refetch } = useNotificationsQuery(useOwnProfile())
  if (!data) return <Waiting />
  if (data.length === 0) return <Nothing isChecking={isFetching} onCheck={() => void refetch()} />
  return (
    <ul role="list" className={styles.list}>
      {data.map((notification) => (
        <li key={keyOf(notification)}>
          <Row notification={notification} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
}

function Row({ notification, onNavigate }: NotificationListProps & { notification: Notification }) {
  const { route, query } = actionOf(notification)
  const Icon = icons[notification.type]
  return (
    <Link className={styles.row} to={pathTo(useLocale(), route, undefined, query)} onClick={onNavigate}>
      <span className={cx(styles.icon, isUrgent(notification) && styles.urgent)}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span>{notification.message}</span> <DaysLeft notification={notification} className={styles.days} />
      </span>
    </Link>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <VisuallyHidden role="status">
      <FormattedMessage id="notifications.loading" />
    </VisuallyHidden>
    <Skeleton lines={2} />
    <Skeleton lines={2} />
  </div>
)

/** A failure is shown as an empty list (§8), so there is always a button to check again. */
const Nothing = ({ isChecking, onCheck }: { isChecking: boolean; onCheck: () => void }) => (
  <EmptyState
    title={<FormattedMessage id="notifications.empty.title" />}
    headingLevel={3}
    text={<FormattedMessage id="notifications.empty.text" />}
    illustration={<Illustration of="nothingNew" />}
    action={
      <Button variant="secondary" isPending={isChecking} onClick={onCheck}>
        <FormattedMessage id="notifications.checkAgain" />
      </Button>
    }
  />
)
