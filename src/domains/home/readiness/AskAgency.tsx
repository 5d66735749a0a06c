import { Suspense } from 'react'
import type { Obstacle } from '@/domains/profile/profile.rules'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './AskAgency.module.css'

const AgencyHelp = lazyPart(['agency', 'profile', 'completion'], () => import('@/domains/completion/shared/AgencyHelp'))

/** The agency's numbers and mail, for details that the person cannot provide alone. */
export const AskAgency = ({ obstacles }: { obstacles: Obstacle[] }) => (
  <Suspense fallback={<Skeleton shape="box" className={styles.waiting} />}>
    <AgencyHelp obstacles={obstacles} />
  </Suspense>
)
