import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ApiFailure, failureOf } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './recordPage.module.css'

interface RecordAnswerProps<Data> {
  answer: {
    data?: Data | undefined
    isError: boolean
    error?: ApiFailure | { message?: string } | undefined
    isFetching: boolean
    refetch: () => unknown
  }
  /** Heading while it loads. */
  title: MessageId
  /** Says that it did not load. */
  failed: MessageId
  /** Shown where there is no such record. */
  unknown: ReactNode
  children: (data: Data) => ReactNode
}

/** A page about one record: while it loads, where there is none, where it fails, and what it shows. */
export function RecordAnswer<Data>({ answer, title, failed, unknown, children }: RecordAnswerProps<Data>) {
  const { data, isError, error, isFetching, refetch } = answer
  const { formatMessage } = useIntl()
  if (isError && failureOf(error)?.status === 404) return unknown
  if (data !== undefined) return children(data)
  if (isError)
    return (
      <ErrorState
        title={<FormattedMessage id={failed} />}
        headingLevel={1}
        text={<FormattedMessage id="tables.failed.text" />}
        illustration={<Illustration of="trouble" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <div className={styles.form}>
      <h1>
        <FormattedMessage id={title} />
      </h1>
      <VisuallyHidden role="status">
        <FormattedMessage id="patterns.loading" />
      </VisuallyHidden>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  )
}
