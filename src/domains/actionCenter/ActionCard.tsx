import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/Badge'
import styles from './ActionCard.module.css'
import { ActionLink } from './ActionLink'
import { ActionMarkButtons } from './ActionMarkButtons'
import { ActionTitle, ActionReason } from './ActionTexts'
import type { ActionGroup, ActionGroups } from './actions.rules'
import type { MarkedAction } from './MarkedNotice'

interface ActionCardProps {
  action: ActionGroups[ActionGroup][number]
  group: ActionGroup
  today: string
  onMarked: (marked: MarkedAction) => void
}

/** One thing that waits: what, why it matters, until when, for whom, the way to deal with it, and putting it off. */
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
          <Badge tone={owner === 'user' ? 'brand' : 'neutral'}>
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
