import { AlarmClock, CalendarClock, CircleAlert, CircleCheck, Hourglass } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { RowList } from '@/patterns/list/ExpandingRow'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './ActionCenterPage.module.css'
import { ActionRow } from './ActionRow'
import { type ActionGroup, actionGroups, type ActionGroups } from './actions.rules'
import { useActions } from './useActions'

const icons: Record<ActionGroup, ReactNode> = {
  now: <CircleAlert aria-hidden="true" />,
  soon: <CalendarClock aria-hidden="true" />,
  waiting: <Hourglass aria-hidden="true" />,
  snoozed: <AlarmClock aria-hidden="true" />,
  done: <CircleCheck aria-hidden="true" />,
}

/** §2 action-center: the person's actions, actions waiting for others, and completed ones. */
export default function ActionCenterPage() {
  const { groups, today, isLoading, hasFailed, isFetching, retry } = useActions()
  return (
    <>
      <header>
        <h1>
          <FormattedMessage id="routes.actionCenter" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="actionCenter.lead" />
        </p>
      </header>
      {hasFailed && !isLoading && <QueryFailure query={{ refetch: retry, isFetching }} title="actionCenter.failed" />}
      {groups ? <Groups groups={groups} today={today} mayBeEmpty={!hasFailed} /> : isLoading && <Waiting />}
    </>
  )
}

function Groups({ groups, today, mayBeEmpty }: { groups: ActionGroups; today: string; mayBeEmpty: boolean }) {
  const all = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(all)
  const isNothing = groups.now.length + groups.soon.length + groups.waiting.length === 0
  return (
    <div ref={all} className={styles.groups}>
      {isNothing && mayBeEmpty && (
        <EmptyState
          title={<FormattedMessage id="actionCenter.empty.title" />}
          text={<FormattedMessage id="actionCenter.empty.text" />}
          illustration={<NothingNewIllustration />}
        />
      )}
      {actionGroups
        .filter((group) => groups[group].length > 0)
        .map((group) => (
          <section key={group} aria-labelledby={`actions-${group}`} className={styles.group}>
            <h2 id={`actions-${group}`} className={cx(styles.heading, styles[group])}>
              {icons[group]}
              <FormattedMessage id={`actionCenter.group.${group}`} />{' '}
              <span className={styles.count}>{groups[group].length}</span>
            </h2>
            <RowList className={styles.rows}>
              {groups[group].map((action) => (
                <li key={action.key}>
                  <ActionRow action={action} group={group} today={today} />
                </li>
              ))}
            </RowList>
          </section>
        ))}
    </div>
  )
}

const Waiting = () => (
  <div className={styles.cards}>
    <VisuallyHidden role="status">
      <FormattedMessage id="actionCenter.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" />
    <Skeleton shape="box" />
  </div>
)
