import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './StatGrid.module.css'

interface StatGridProps {
  /** Where there is room; two are always side by side, except on a phone. */
  columns?: 2 | 3
  children: ReactNode
}

/** Figures (`Stat`) of one kind side by side, on a phone one below the other. */
export const StatGrid = ({ columns = 2, children }: StatGridProps) => (
  <div className={styles.frame}>
    <div className={cx(styles.grid, columns === 3 && styles.three)}>{children}</div>
  </div>
)
