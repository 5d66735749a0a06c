import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type ApiFailure, failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface EmployeeAnswerProps<Data> {
  answer: {
    currentData?: Data | undefined
    isError: boolean
    error?: ApiFailure | { message?: string } | undefined
    isFetching: boolean
    refetch: () => unknown
  }
  children: (data: Data) => ReactNode
}

/** What is known of an employee before their trips are shown: not yet, nothing, or that the company has no such person. */
export function EmployeeAnswer<Data>({ answer, children }: EmployeeAnswerProps<Data>) {
  const { formatMessage } = useIntl()
  const { currentData, isError, error, isFetching, refetch } = answer
  if (currentData !== undefined) return children(currentData)
  if (isError && failureOf(error)?.status === 404) return <NoSuchEmployee />
  if (isError)
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="employees.trips.failed" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage id="patterns.loading" />
      </VisuallyHidden>
      <Skeleton lines={6} />
    </>
  )
}

/** Nobody of the company has this address: somebody removed, or a mistyped link. */
export const NoSuchEmployee = () => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="employees.trips.unknown.title" />}
    text={<FormattedMessage id="employees.trips.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={pathTo(useLocale(), 'employees')} className={buttonClass()}>
        <FormattedMessage id="employees.trips.unknown.action" />
      </Link>
    }
  />
)
