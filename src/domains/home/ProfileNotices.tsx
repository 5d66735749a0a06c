import { FormattedMessage, useIntl } from 'react-intl'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useSubjectProfile } from '@/patterns/subject'
import { ErrorState } from '@/ui/ErrorState'
import { isIncomplete } from './home.rules'
import { ReadinessCard } from './readiness/ReadinessCard'

/** §2: what the profile lacks, and who has to provide it, in one card. */
export function ProfileNotices() {
  const { data, isError, isFetching, refetch } = useProfileQuery(useSubjectProfile())
  const { formatMessage } = useIntl()
  if (isError && !data) {
    return (
      <ErrorState
        isCompact
        title={<FormattedMessage id="home.profile.failed" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data || !isIncomplete(data)) return null
  return <ReadinessCard profile={data} />
}
