import { Suspense } from 'react'
import type { Obstacle } from '@/domains/profile/profile.rules'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './AskAgency.module.css'

const AgencyHelp = lazyPart(['agency', 'profile', 'completion'], () => import('@/domains/completion/shared/AgencyHelp'))

/** Whom to call or write to, beside what somebody cannot do alone. */
export const AskAgency = ({ obstacles }: { obstacles: Obstacle[] }) => (
  <Suspense fallback={<Skeleton shape="box" className={styles.waiting} />}>
    <AgencyHelp obstacles={obstacles} />
  </Suspense>
)
