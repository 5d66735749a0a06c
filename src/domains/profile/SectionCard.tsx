import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface Answer<Data> {
  data?: Data | undefined
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
  const { data, isError, isFetching, refetch } = answer
  return (
    <Card heading={heading} description={description} actions={data === undefined ? undefined : actions}>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <ErrorState
          isCompact
          title={<FormattedMessage id="profile.failed.title" />}
          text={<FormattedMessage id="profile.failed.text" />}
          retryLabel={formatMessage({ id: 'profile.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage id="profile.loading" />
          </VisuallyHidden>
          <Skeleton shape="box" />
        </>
      )}
    </Card>
  )
}
