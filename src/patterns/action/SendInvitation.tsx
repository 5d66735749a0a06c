import { Send } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { letterPauseMs, pausedUntil } from '#contract/time/letterPause.ts'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { ActionButton } from './ActionButton'
import type { ActionState } from './useAction'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface SendInvitationProps {
  /** The time of the latest invitation; null before the first. */
  sentAt: string | null
  /** The text with that time, where another invitation can be sent. */
  sentId: Extract<MessageId, `${string}.invite.sent`>
  action: ActionState
  onSend: () => void
  children: ReactNode
}

/** The button that sends an invitation. Within an hour of the latest one it shows the time of the next. */
export function SendInvitation({ sentAt, sentId, action, onSend, children }: SendInvitationProps) {
  const now = useNow()
  const reasonId = useId()
  const { clock, instant } = useFormats()
  const until = pausedUntil(sentAt === null ? null : new Date(sentAt), now)
  return (
    <>
      {sentAt !== null && (
        <p id={reasonId} className={cx(textStyle.note, textStyle.snug)}>
          {until ? (
            <FormattedMessage
              id="patterns.invitation.paused"
              values={{ sent: clock(new Date(+until - letterPauseMs)), from: clock(until) }}
            />
          ) : (
            <FormattedMessage id={sentId} values={{ at: instant(sentAt) }} />
          )}
        </p>
      )}
      <ActionButton
        action={action}
        variant="secondary"
        size="small"
        icon={<Send aria-hidden="true" />}
        aria-disabled={until ? true : undefined}
        aria-describedby={until ? reasonId : undefined}
        onClick={() => until || onSend()}
      >
        {children}
      </ActionButton>
    </>
  )
}
