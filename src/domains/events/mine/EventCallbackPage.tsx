import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useGroupTravelsFromQuery } from '@/domains/events/events.slice'
import { MyEventRow } from '@/domains/events/shared/MyEventRow'
import { signedInEmail } from '@/domains/session/shared/signedInEmail'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/ExpandingRow'
import { PageHeader } from '@/patterns/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'

/**
 * §2 /event-callback/{eventShareableId}: where the public page of an event leads once somebody has signed in: their
 * invitation to it, to be answered and booked; or that they have none.
 */
export default function EventCallbackPage() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { eventShareableId } = useParams()
  const { companyId, employeeId } = useSession()
  const fromDate = localDay(useNow())
  const { data, isError, isFetching, refetch } = useGroupTravelsFromQuery(
    employeeId ? { companyId, employeeId, fromDate } : skipToken,
  )
  const group = data?.find(({ groupTravel }) => groupTravel.shareableId === eventShareableId)
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="routes.eventCallback" />}
        actions={
          <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'events')}>
            <FormattedMessage id="events.my.all" />
          </Link>
        }
      />
      {group ? (
        <RowList>
          <MyEventRow group={group} isHeadingSmall={false} />
        </RowList>
      ) : data ? (
        <EmptyState
          title={<FormattedMessage id="events.callback.none.title" />}
          text={<FormattedMessage id="events.callback.none.text" values={{ email: signedInEmail() }} />}
          action={
            <Link className={buttonClass('secondary')} to={pathTo(locale, 'logout')}>
              <FormattedMessage id="events.callback.signOut" />
            </Link>
          }
        />
      ) : isError ? (
        <Card>
          <ErrorState
            title={<FormattedMessage id="events.my.failed" />}
            retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <Skeleton lines={3} />
      )}
    </>
  )
}
