import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import page from './TripPage.module.css'
import styles from './TripSkeleton.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** A placeholder while a trip is loading: its head, a day, and the card beside it. */
export const TripSkeleton = () => (
  <div className={page.page}>
    <VisuallyHidden role="status">
      <FormattedMessage id="trip.one.loading" />
    </VisuallyHidden>
    <div className={layout.stack4}>
      <Skeleton lines={1} className={styles.title} />
      <Skeleton lines={1} className={styles.facts} />
      <Skeleton lines={1} className={styles.actions} />
    </div>
    <div className={page.columns}>
      <div className={layout.stack4}>
        <Skeleton lines={1} className={styles.date} />
        <div className={styles.card}>
          <Part />
          <Part />
        </div>
      </div>
      <div className={styles.card}>
        <Skeleton lines={4} />
      </div>
    </div>
  </div>
)

/** An icon, the carrier's name, times and places. */
const Part = () => (
  <div className={cx(layout.beside, layout.gap3)}>
    <Skeleton shape="circle" className={styles.icon} />
    <Skeleton lines={4} />
  </div>
)
