import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './Stacked.module.css'

interface StackedProps {
  /** The words that the row is looked for by. */
  children: ReactNode
  /** The second line, softer: an address, a job title, a date. It is a single line. */
  below?: ReactNode
  /** The second line may be long, and ends in dots where the column has no room; the page of the row has it whole. */
  isCut?: boolean
  /** The first line also ends in dots. */
  isWhollyCut?: boolean
  className?: string | undefined
}

/** Two lines of a cell, so that a row of a table is as low as it can be read. */
export const Stacked = ({ children, below, isCut, isWhollyCut, className }: StackedProps) => (
  <div className={cx(styles.stacked, (isCut || isWhollyCut) && styles.cut, isWhollyCut && styles.wholly, className)}>
    <span className={styles.main}>{children}</span> {below && <span className={styles.below}>{below}</span>}
  </div>
)
