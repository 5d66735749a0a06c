import { Fragment, type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useKeepFocusWithin } from '@/ui/useKeepFocusWithin'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface Answer<Data> {
  /** Of the person asked about now: what came for somebody else before is not theirs to show. */
  currentData?: Data | undefined
  /** What was asked; the person in it, where there is one. */
  originalArgs?: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface SectionCardProps<Data> {
  heading: ReactNode
  description?: ReactNode
  actions?: ReactNode
  answer: Answer<Data>
  children: (data: Data) => ReactNode
}

/** A section on its card: while its data is on its way, when it did not come, and once it is here. */
export function SectionCard<Data>({ heading, description, actions, answer, children }: SectionCardProps<Data>) {
  const { formatMessage } = useIntl()
  const card = useRef<HTMLElement>(null)
  useKeepFocusWithin(card)
  const { currentData: data, originalArgs, isError, isFetching, refetch } = answer
  return (
    <Card ref={card} heading={heading} description={description} actions={data === undefined ? undefined : actions}>
      {data !== undefined ? (
        <Fragment key={personIn(originalArgs)}>{children(data)}</Fragment>
      ) : isError ? (
        <ErrorState
          isCompact
          title={<FormattedMessage id="patterns.failed.title" />}
          text={<FormattedMessage id="patterns.failed.text" />}
          retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage id="patterns.loading" />
          </VisuallyHidden>
          <Skeleton shape="box" />
        </>
      )}
    </Card>
  )
}

/** A form opened for one person ends with them: what was typed about one is never saved for another. */
const personIn = (args: unknown): string | undefined =>
  typeof args === 'object' && args !== null && 'profileId' in args ? String(args.profileId) : undefined
