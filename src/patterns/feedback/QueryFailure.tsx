import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { ErrorState } from '@/ui/notice/ErrorState'

interface QueryFailureProps {
  /** The query that failed, which the button sends again. */
  query: { refetch: () => unknown; isFetching: boolean }
  title: MessageId
  text?: MessageId | undefined
  /** Renders a column instead of a row, for a page or panel with no other content. */
  isLarge?: boolean
  /** Makes the title a heading, where the page has no other. */
  headingLevel?: 1 | 2
  illustration?: ReactNode
  className?: string | undefined
}

/** An error message in place of data that did not load, with a button to try again. */
export function QueryFailure({ query: { refetch, isFetching }, title, text, isLarge, ...rest }: QueryFailureProps) {
  const { formatMessage } = useIntl()
  return (
    <ErrorState
      {...rest}
      isCompact={!isLarge}
      title={<FormattedMessage id={title} />}
      text={text && <FormattedMessage id={text} />}
      retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
