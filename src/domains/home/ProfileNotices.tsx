import { Suspense } from 'react'
import type { Profile } from '#contract/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { QueryFailure } from '@/patterns/QueryFailure'
import { lazyPart } from '@/patterns/lazyPart'
import { useSubjectProfile } from '@/patterns/subject'
import { isIncomplete } from './home.rules'
import styles from './HomePage.module.css'
import { Skeleton } from '@/ui/Skeleton'

const ReadinessCard = lazyPart<{ profile: Profile }>(['actionCenter', 'completion', 'events', 'forms', 'profile'], () =>
  import('./BelowHero').then((code) => ({ default: code.ReadinessCard })),
)

/** §2: what the profile lacks, and who has to provide it, in one card. */
export function ProfileNotices() {
  const { data, isError, isFetching, refetch } = useProfileQuery(useSubjectProfile())
  if (isError && !data) {
    return <QueryFailure query={{ refetch, isFetching }} title="home.profile.failed" />
  }
  if (!data || !isIncomplete(data)) return null
  return (
    <Suspense fallback={<Skeleton shape="box" className={styles.readiness} />}>
      <ReadinessCard profile={data} />
    </Suspense>
  )
}
