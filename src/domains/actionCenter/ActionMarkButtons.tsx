import { AlarmClock, Check, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PutActionMark } from '#contract/actions.ts'
import { useSubjectProfile } from '@/patterns/subject'
import { FailureNotice } from '@/forms/FailureNotice'
import { failureOf } from '@/http/failure'
import { Button } from '@/ui/Button'
import type { Action, ActionGroup } from './actions.rules'
import { useDeleteActionMarkMutation, usePutActionMarkMutation } from './actions.slice'
import type { MarkedAction } from './MarkedNotice'
import { Snooze } from './Snooze'

interface ActionMarksProps {
  action: Action
  group: ActionGroup
  today: string
  labelledBy: string
  onMarked: (marked: MarkedAction) => void
}

/** Buttons to snooze an action, to mark it as done, and to undo either. */
export function ActionMarkButtons({ action, group, today, labelledBy, onMarked }: ActionMarksProps) {
  const profileRef = useSubjectProfile()
  const id = useId()
  const [isPuttingOff, setPuttingOff] = useState(false)
  const [put, { error, isLoading }] = usePutActionMarkMutation()
  const [remove, removal] = useDeleteActionMarkMutation()
  const mark = async (mark: PutActionMark) => {
    const { data } = await put({ ...profileRef, key: action.key, mark })
    if (data) onMarked({ key: action.key, mark })
  }
  const button = (name: string) => ({ id: `${id}-${name}`, 'aria-labelledby': `${id}-${name} ${labelledBy}` })
  if (group === 'done' || group === 'snoozed')
    return (
      <>
        {removal.error && <FailureNotice failure={failureOf(removal.error)} />}
        <Button
          {...button('undo')}
          variant="quiet"
          size="small"
          icon={<Undo2 size={16} aria-hidden="true" />}
          isPending={removal.isLoading}
          onClick={() => void remove({ ...profileRef, key: action.key })}
        >
          <FormattedMessage id="actionCenter.undo" />
        </Button>
      </>
    )
  return (
    <>
      <Button
        {...button('later')}
        variant="quiet"
        size="small"
        icon={<AlarmClock size={16} aria-hidden="true" />}
        aria-expanded={isPuttingOff}
        isPending={isLoading}
        onClick={() => setPuttingOff(!isPuttingOff)}
      >
        <FormattedMessage id="actionCenter.putOff" />
      </Button>
      {action.canBeDone && (
        <Button
          {...button('done')}
          variant="quiet"
          size="small"
          icon={<Check size={16} aria-hidden="true" />}
          isPending={isLoading}
          onClick={() => void mark({ state: 'done', until: null })}
        >
          <FormattedMessage id="actionCenter.done" />
        </Button>
      )}
      {error && <FailureNotice failure={failureOf(error)} />}
      {isPuttingOff && <Snooze today={today} onChoose={(until) => void mark({ state: 'snoozed', until })} />}
    </>
  )
}
