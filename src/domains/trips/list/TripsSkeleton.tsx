import { FormattedMessage } from 'react-intl'
import { RowList } from '@/patterns/list/ExpandingRow'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TripsPage.module.css'
import layout from '@/ui/layout/layout.module.css'

/** A placeholder while the trips are loading. `hasTabs` is true where the real tabs are shown already. */
export const TripsSkeleton = ({ hasTabs = false }: { hasTabs?: boolean }) => (
  <div className={layout.stack4}>
    <VisuallyHidden role="status">
      <FormattedMessage id="trips.loading" />
    </VisuallyHidden>
    {!hasTabs && (
      <div className={styles.tabs}>
        {[1, 2, 3, 4].map((tab) => (
          <Skeleton key={tab} lines={1} className={styles.tab} />
        ))}
      </div>
    )}
    <RowList isWaiting>
      {[1, 2, 3].map((row) => (
        <li key={row} className={styles.row}>
          <Skeleton lines={2} className={styles.what} />
          <Skeleton lines={1} className={styles.next} />
          <Skeleton lines={1} className={styles.figure} />
        </li>
      ))}
    </RowList>
  </div>
)
