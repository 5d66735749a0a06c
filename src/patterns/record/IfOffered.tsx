import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Addition } from '#contract/configuration.ts'
import { isOffered } from '@/http/additions'
import type { MessageId } from '@/i18n/messages'
import { EmptyState } from '@/ui/notice/EmptyState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'

interface IfOfferedProps {
  /** The calls that the page needs, by their name in the contract. */
  addition: Addition
  /** The heading of the page. */
  title: MessageId
  /** A second heading, and a text with an alternative. */
  reason?: MessageId
  text?: MessageId
  children: ReactNode
}

/** A page where the backend has its calls; otherwise the page's heading, and that the backend does not have them. */
export function IfOffered({ addition, title, reason, text, children }: IfOfferedProps) {
  if (isOffered(addition)) return children
  return (
    <>
      {reason && (
        <h1>
          <FormattedMessage id={title} />
        </h1>
      )}
      <EmptyState
        headingLevel={reason ? 2 : 1}
        title={<FormattedMessage id={reason ?? title} />}
        text={text && <FormattedMessage id={text} />}
        illustration={<LostIllustration />}
      />
    </>
  )
}
