import { Bot } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskMessage } from '#contract/support/helpDesk.ts'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './Conversation.module.css'

interface ConversationProps {
  /** For an agent each says whether it is their own: other agents answer too. */
  messages: readonly (DeskMessage & { isMine?: boolean })[]
  /** Whose messages stand at the end of the line. */
  reader: 'person' | 'agent'
}

/** The messages of a request, the earliest first. New ones are announced. */
export function Conversation({ messages, reader }: ConversationProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="log" aria-label={formatMessage({ id: 'helpDesk.conversation' })}>
      <ol role="list" className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} className={cx(styles.message, message.from === reader && styles.mine)}>
            <Message message={message} isMine={message.isMine ?? message.from === reader} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Message({ message: { from, author, text, at }, isMine }: { message: DeskMessage; isMine: boolean }) {
  const { instant } = useFormats()
  return (
    <>
      <p className={cx(layout.row2, layout.lines0, textStyle.note)}>
        <span className={textStyle.strong}>
          {isMine ? (
            <FormattedMessage id="helpDesk.you" />
          ) : from === 'automatic' ? (
            <FormattedMessage id="helpDesk.desk" />
          ) : from === 'agent' ? (
            <FormattedMessage id="helpDesk.agentNamed" values={{ name: author || undefined }} />
          ) : (
            author
          )}
        </span>
        <time dateTime={at}>{instant(at)}</time>
        {from === 'automatic' && (
          <Badge icon={<Bot aria-hidden="true" />}>
            <FormattedMessage id="helpDesk.automatic" />
          </Badge>
        )}
      </p>
      <p className={cx(styles.text, textStyle.lines, textStyle.anywhere)}>{text}</p>
    </>
  )
}
