import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useParams } from 'react-router-dom'
import { groupNameOf } from '#contract/groupNames.ts'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/trailNames'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { IfOffered } from '@/domains/events/shared/IfOffered'
import { useGroupQuery } from './organize.slice'

interface GroupFrameProps {
  /** What the page is, until the event is there. */
  title: ReactNode
  children: (group: GroupDetail) => ReactNode
}

/** A page of the event named by its address: loading, failed, unknown, or with the event. */
export const GroupFrame = ({ title, children }: GroupFrameProps) => (
  <IfOffered title={title}>
    <Loaded title={title}>{children}</Loaded>
  </IfOffered>
)

function Loaded({ title, children }: GroupFrameProps) {
  const { formatMessage, locale: culture } = useIntl()
  const { groupTravelId = '' } = useParams()
  const { companyId } = useSession()
  const locale = useLocale()
  const { currentData, isError, error, isFetching, refetch } = useGroupQuery({ companyId, groupTravelId })
  useNameInTrail('groupDetail', currentData && groupNameOf(currentData.names, culture))
  if (currentData) return children(currentData)
  const status = failureOf(error)?.status
  if (isError && status === 404) return <UnknownGroup />
  // The address names no role (§2), so the server decides: who may not see the event is led on as the guard does.
  if (isError && status === 403) return <Navigate replace to={pathTo(locale, 'home')} />
  if (isError)
    return (
      <ErrorState
        title={<FormattedMessage id="organize.failed.load" />}
        headingLevel={1}
        illustration={<Illustration of="trouble" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <>
      <h1>{title}</h1>
      <VisuallyHidden role="status">
        <FormattedMessage id="patterns.loading" />
      </VisuallyHidden>
      <Skeleton shape="box" />
      <Skeleton lines={6} />
    </>
  )
}

const UnknownGroup = () => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="organize.unknown.title" />}
    text={<FormattedMessage id="organize.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={pathTo(useLocale(), 'groupTravel')} className={buttonClass()}>
        <FormattedMessage id="organize.unknown.action" />
      </Link>
    }
  />
)
