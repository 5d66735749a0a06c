import { useProfileQuery } from '@/domains/profile/profile.slice'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { isIncomplete } from './home.rules'
import { ReadinessCard } from './readiness/ReadinessCard'

/** §2: the missing details of the profile and who has to provide them, in one card. */
export function ProfileNotices() {
  const { data, isError, isFetching, refetch } = useProfileQuery(useSubjectProfile())
  if (isError && !data) {
    return <QueryFailure query={{ refetch, isFetching }} title="home.profile.failed" />
  }
  if (!data || !isIncomplete(data)) return null
  return <ReadinessCard profile={data} />
}
