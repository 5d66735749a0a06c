import { cx } from '@/ui/cx'
import { Spinner } from './Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Loader.module.css'

export type LoaderSize = 'small' | 'medium' | 'large'
export type LoaderColor = 'magenta' | 'white' | 'blue' | 'green'

export interface LoaderProps {
  label: string
  size?: LoaderSize | undefined
  color?: LoaderColor | undefined
  /** Shows the label below the ring. Otherwise only screen readers get it. */
  isLabelVisible?: boolean | undefined
  className?: string | undefined
}

/** A loading indicator, announced to screen readers (§5): three sizes, four colours. */
export const Loader = ({
  label,
  size = 'small',
  color = 'magenta',
  isLabelVisible = false,
  className,
}: LoaderProps) => (
  <span role="status" className={cx(styles.loader, styles[size], styles[color], className)}>
    <Spinner className={styles.ring} />
    {isLabelVisible ? <span className={styles.label}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)
