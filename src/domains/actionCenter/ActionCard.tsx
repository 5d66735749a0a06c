import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/Badge'
import styles from './ActionCard.module.css'
import { ActionLink } from './ActionLink'
import { ActionMarkButtons } from './ActionMarkButtons'
import type { ActionGroup, ActionGroups, Action } from './actions.rules'
import type { MarkedAction } from './MarkedNotice'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { reasonOf } from '@/domains/profile/obstacles.rules'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'

interface ActionCardProps {
  action: ActionGroups[ActionGroup][number]
  group: ActionGroup
  today: string
  onMarked: (marked: MarkedAction) => void
}

/** One action: title, reason, due date, person, the link to deal with it, and buttons to snooze or complete it. */
export function ActionCard({ action, group, today, onMarked }: ActionCardProps) {
  const { date } = useFormats()
  const { due, until, owner } = action
  const titleId = `action-${action.key.replace(/\W/g, '-')}`
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h3 id={titleId} className={styles.what}>
          <ActionTitle action={action} />
        </h3>
        <p className={styles.why}>
          <ActionReason action={action} />
        </p>
        <p className={styles.facts}>
          <Badge tone={owner === 'user' ? 'accent' : 'neutral'}>
            <FormattedMessage id={`profile.owner.${owner}`} />
          </Badge>
          {due && group !== 'done' && (
            <Badge tone={due < today ? 'danger' : group === 'now' ? 'warning' : 'neutral'}>
              <FormattedMessage
                id={due < today ? 'actionCenter.wasDue' : 'actionCenter.due'}
                values={{ date: date(due) }}
              />
            </Badge>
          )}
          {group === 'snoozed' && until && (
            <Badge tone="info">
              <FormattedMessage id="actionCenter.until" values={{ date: date(until) }} />
            </Badge>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {group !== 'done' && <ActionLink action={action} isMain={group === 'now'} labelledBy={titleId} />}
        {isOffered('actionmarks') && (
          <ActionMarkButtons action={action} group={group} today={today} labelledBy={titleId} onMarked={onMarked} />
        )}
      </div>
    </article>
  )
}

/** The title of an action. */
function ActionTitle({ action }: { action: Action }) {
  if (action.source === 'obstacle')
    return action.isEveryCard ? (
      <FormattedMessage id="actionCenter.card.first" />
    ) : (
      <FormattedMessage {...obstacleMessage(action.obstacle)} />
    )
  if (action.source === 'notification') return action.notification.message
  return <FormattedMessage id="actionCenter.arranger.what" values={{ name: nameOf(action.arranger) }} />
}

/** Why an action matters: what it blocks, or which trip it is about. */
function ActionReason({ action }: { action: Action }) {
  const { date } = useFormats()
  if (action.source === 'arranger') return <FormattedMessage id="actionCenter.arranger.why" />
  if (action.source === 'obstacle')
    return (
      <>
        <FormattedMessage id="actionCenter.blocksBooking" />{' '}
        <FormattedMessage id={`completion.why.${reasonOf(action.obstacle)}`} />
      </>
    )
  const { trip, notification } = action
  const values = { destination: trip?.destination ?? '', date: trip ? date(trip.departureDate) : '' }
  if (notification.type === 'paymentmethod') return <FormattedMessage id="actionCenter.card.why" />
  if (notification.type === 'traveldocument')
    return trip ? (
      <FormattedMessage id="actionCenter.passport.trip" values={values} />
    ) : (
      <FormattedMessage id="actionCenter.passport.why" />
    )
  if (trip) return <FormattedMessage id="actionCenter.advisory.trip" values={values} />
  return <FormattedMessage id="actionCenter.other.why" />
}
