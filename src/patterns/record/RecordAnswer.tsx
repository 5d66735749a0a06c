import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { type ApiFailure, failureOf } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { TroubleIllustration } from '@/ui/illustrations/TroubleIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import styles from './recordPage.module.css'
import { UnknownRecord, type UnknownRecordProps } from './UnknownRecord'

interface RecordAnswerProps<Data> {
  /** The query for the record. `currentData` is the record of the current address, and null where a list has none. */
  answer: {
    currentData?: Data | null | undefined
    isError: boolean
    error?: ApiFailure | { message?: string } | undefined
    isFetching: boolean
    refetch: () => unknown
  }
  /** Heading while the record loads. */
  title?: MessageId
  /** Title of the failure, and its text. */
  failed: MessageId
  failedText?: MessageId
  /** The texts and the list link for a missing record, or a component that determines them. */
  unknown: UnknownRecordProps | ReactElement
  /** Shown while the record loads instead of the usual boxes. */
  loading?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A page about a record in its states: loading, not found (404), failed, or the record. A loaded record stays when
 * reading it again fails.
 */
export function RecordAnswer<Data>(props: RecordAnswerProps<Data>) {
  const { answer, title, failed, failedText, unknown, loading, children } = props
  const { currentData, isError, error } = answer
  if (currentData === null || (isError && failureOf(error)?.status === 404))
    return isValidElement(unknown) ? unknown : <UnknownRecord {...unknown} />
  if (currentData !== undefined) return children(currentData)
  if (isError)
    return (
      <QueryFailure
        isLarge
        headingLevel={1}
        query={answer}
        title={failed}
        text={failedText}
        illustration={<TroubleIllustration />}
      />
    )
  return loading ?? <Loading title={title} />
}

const Loading = ({ title }: { title: MessageId | undefined }) => (
  <div className={styles.form}>
    {title && (
      <h1>
        <FormattedMessage id={title} />
      </h1>
    )}
    <VisuallyHidden role="status">
      <FormattedMessage id="patterns.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" />
    <Skeleton shape="box" />
  </div>
)
