import { cx } from '@/ui/cx'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  className?: string | undefined
}

/** Only the turning ring, in the colour of the text around. Decorative: use Loader to announce loading. */
export const Spinner = ({ className }: SpinnerProps) => (
  <svg className={cx(styles.spinner, className)} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle className={styles.track} cx="12" cy="12" r="9" />
    <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)
