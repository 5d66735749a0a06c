import { ArrowRight, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import rowLink from '@/patterns/list/rowLink.module.css'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import { IconTile } from '@/ui/display/IconTile'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import type { Tone } from '@/ui/tone'
import { ActionMenu } from './ActionMenu'
import styles from './ActionRow.module.css'
import { ActionIcon, ActionReason, titleOfAction, DueTime, useLead } from './actionTexts'
import type { Action, ActionGroup, OpenAction } from './actions.rules'
import { useMarks } from './useMarks'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

export interface ActionRowProps {
  action: OpenAction
  group: ActionGroup
  today: string
}

const tones: Partial<Record<ActionGroup, Tone>> = { now: 'danger', soon: 'warning' }

/** One action: its title and reason, when it is due, the link to it, and a menu to snooze or complete it. */
export function ActionRow({ action, group, today }: ActionRowProps) {
  const titleId = useId()
  const title = titleOfAction(action, useIntl())
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      <IconTile tone={tones[group] ?? 'neutral'}>
        <ActionIcon action={action} />
      </IconTile>
      <div className={cx(layout.shrink, textStyle.anywhere)}>
        <h3 id={titleId} className={styles.what}>
          {title}
        </h3>
        <p className={cx(textStyle.note, textStyle.snug)}>
          {action.owner !== 'user' && (
            <>
              <Badge>
                <FormattedMessage id={`profile.owner.${action.owner}`} />
              </Badge>{' '}
            </>
          )}
          <ActionReason action={action} />
        </p>
        {action.source === 'form' && <FormProgress form={action} />}
      </div>
      <div className={styles.end}>
        <Due action={action} group={group} today={today} />
        {group !== 'done' && <OpenLink action={action} labelledBy={titleId} />}
      </div>
      {isOffered('actionmarks') &&
        (group === 'done' || group === 'snoozed' ? (
          <TakeBack actionKey={action.key} labelledBy={titleId} />
        ) : (
          <ActionMenu action={action} title={title} today={today} />
        ))}
    </article>
  )
}

/** The progress of the form. */
function FormProgress({ form: { done, of } }: { form: Extract<Action, { source: 'form' }> }) {
  const valueText = useIntl().formatMessage({ id: 'actionCenter.form.progress' }, { done, of })
  return <ProgressBar className={styles.progress} label={valueText} value={done} max={of} />
}

/** The remaining time, or the day until which the action is snoozed. */
function Due({ action, group, today }: ActionRowProps) {
  const { due, until, isNow, isInForce } = action
  const { date } = useFormats()
  if (group === 'snoozed' && until)
    return (
      <Badge tone="info" className={styles.due}>
        <FormattedMessage id="actionCenter.until" values={{ date: date(until) }} />
      </Badge>
    )
  if ((!due && !isNow) || group === 'done') return null
  return (
    <Badge
      tone={isNow || (due && due < today && !isInForce) ? 'danger' : group === 'now' ? 'warning' : 'neutral'}
      className={styles.due}
    >
      <DueTime action={action} />
    </Badge>
  )
}

/** The link to the place of an action. A click anywhere on the row follows it. */
function OpenLink({ action, labelledBy }: { action: OpenAction; labelledBy: string }) {
  const id = useId()
  const { to, label } = useLead(action)
  const { markRead } = useMarks()
  return (
    <Link
      id={id}
      to={to}
      className={cx(buttonClass('quiet', 'small'), rowLink.link, styles.open)}
      aria-labelledby={`${id} ${labelledBy}`}
      onClick={() => markRead([action])}
    >
      <FormattedMessage id={label} />
      <ArrowRight aria-hidden="true" />
    </Link>
  )
}

/** Undoes snoozing an action or marking it as done. */
function TakeBack({ actionKey, labelledBy }: { actionKey: string; labelledBy: string }) {
  const id = useId()
  const { takeBack } = useMarks()
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${labelledBy}`}
      variant="quiet"
      size="small"
      className={cx(rowLink.above, styles.menu)}
      icon={<Undo2 aria-hidden="true" />}
      onClick={() => takeBack(actionKey)}
    >
      <FormattedMessage id="actionCenter.undo" />
    </Button>
  )
}
