import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PutActionMark } from '#contract/actions.ts'
import { useSubjectProfile } from '@/patterns/subject'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { useDeleteActionMarkMutation } from './actions.slice'

export interface MarkedAction {
  key: string
  mark: PutActionMark
}

/** Confirms that an action was snoozed or marked as done, with undo. Gets the focus, as the action's card is gone. */
export function MarkedNotice({ marked, onGone }: { marked: MarkedAction | undefined; onGone: () => void }) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const profileRef = useSubjectProfile()
  const undo = useRef<HTMLButtonElement>(null)
  const [remove, { isLoading }] = useDeleteActionMarkMutation()
  useEffect(() => undo.current?.focus(), [marked])
  if (!marked) return null
  const { key, mark } = marked
  const takeBack = async () => {
    const { data } = await remove({ ...profileRef, key })
    if (data) onGone()
  }
  return (
    <Banner
      tone="success"
      onDismiss={onGone}
      dismissLabel={formatMessage({ id: 'patterns.dismiss' })}
      actions={
        <Button
          ref={undo}
          variant="secondary"
          size="small"
          icon={<Undo2 size={16} aria-hidden="true" />}
          isPending={isLoading}
          onClick={() => void takeBack()}
        >
          <FormattedMessage id="actionCenter.undo" />
        </Button>
      }
    >
      {mark.state === 'done' ? (
        <FormattedMessage id="actionCenter.marked.done" />
      ) : (
        <FormattedMessage id="actionCenter.marked.snoozed" values={{ date: date(mark.until) }} />
      )}
    </Banner>
  )
}
