import { ArrowRight, CheckCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/notice/EmptyState'
import { IconTile } from '@/ui/display/IconTile'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ActionIcon, titleOfAction, DueTime, useLead } from './actionTexts'
import { ago } from './ago.rules'
import type { OpenAction } from './actions.rules'
import styles from './NotificationPanel.module.css'
import { unread, useOpenActions } from './useActions'
import { useMarks } from './useMarks'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface NotificationPanelProps {
  /** Called when a notification is followed, so that the surrounding panel can close. */
  onNavigate: () => void
}

/** The actions that the bell counts: the person's open ones, each with a link to its place (§2). */
export default function NotificationPanel({ onNavigate }: NotificationPanelProps) {
  const locale = useLocale()
  const { actions, isFetching, refetch } = useOpenActions()
  const { markRead } = useMarks()
  if (!actions) return <Waiting />
  if (actions.length === 0) return <Nothing isChecking={isFetching} onCheck={refetch} />
  const news = unread(actions)
  return (
    <div className={layout.stack2}>
      <div className={styles.actions}>
        {news.length > 0 && (
          <Button variant="quiet" size="small" icon={<CheckCheck aria-hidden="true" />} onClick={() => markRead(news)}>
            <FormattedMessage id="actionCenter.markAllRead" />
          </Button>
        )}
        <Link to={pathTo(locale, 'actionCenter')} className={buttonClass('quiet', 'small')} onClick={onNavigate}>
          <FormattedMessage id="actionCenter.seeAll" />
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ul role="list" className={styles.list}>
        {actions.map((action) => (
          <li key={action.key}>
            <Row action={action} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ action, onNavigate }: NotificationPanelProps & { action: OpenAction }) {
  const intl = useIntl()
  const { to } = useLead(action)
  const { markRead } = useMarks()
  const follow = () => {
    markRead([action])
    onNavigate()
  }
  return (
    <Link className={cx(styles.row, !action.isRead && styles.unread)} to={to} onClick={follow}>
      <IconTile tone={action.isUrgent ? 'danger' : 'warning'} className={styles.icon}>
        <ActionIcon action={action} />
      </IconTile>
      <span className={cx(layout.stack1, textStyle.anywhere, textStyle.snug)}>
        {!action.isRead && (
          <VisuallyHidden>
            <FormattedMessage id="actionCenter.unread" />
          </VisuallyHidden>
        )}{' '}
        <span className={styles.what}>{titleOfAction(action, intl)}</span>{' '}
        <span className={styles.facts}>
          <DueTime action={action} /> {action.since && <Since instant={action.since} />}
        </span>
      </span>
    </Link>
  )
}

/** How long ago something was noticed: '2 hours ago', 'yesterday'. */
function Since({ instant }: { instant: string }) {
  const { formatRelativeTime } = useIntl()
  const { value, unit } = ago(instant, useNow())
  return (
    <time dateTime={instant}>
      <FormattedMessage
        id="actionCenter.noticed"
        values={{ ago: formatRelativeTime(value, unit, { numeric: 'auto' }) }}
      />
    </time>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <VisuallyHidden role="status">
      <FormattedMessage id="actionCenter.panel.loading" />
    </VisuallyHidden>
    <Skeleton lines={2} />
    <Skeleton lines={2} />
  </div>
)

/** A failure is shown as an empty list (§8), so there is always a button to check again. */
const Nothing = ({ isChecking, onCheck }: { isChecking: boolean; onCheck: () => void }) => (
  <EmptyState
    title={<FormattedMessage id="actionCenter.panel.empty.title" />}
    headingLevel={3}
    text={<FormattedMessage id="actionCenter.panel.empty.text" />}
    illustration={<NothingNewIllustration />}
    action={
      <Button variant="secondary" isPending={isChecking} onClick={onCheck}>
        <FormattedMessage id="actionCenter.checkAgain" />
      </Button>
    }
  />
)
