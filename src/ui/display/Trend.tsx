import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { cx } from '@/ui/cx'
import styles from './Trend.module.css'

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight }

export interface TrendProps {
  direction: 'up' | 'down' | 'flat'
  /** Whether the change is good or bad; falling spending is `good`. */
  tone?: 'good' | 'bad' | 'neutral' | undefined
  /** The change in words ("12 % more than in May"), as screen readers ignore the arrow. */
  label: string
}

/** The change of a figure since an earlier period. */
export function Trend({ direction, tone = 'neutral', label }: TrendProps) {
  const Arrow = arrows[direction]
  return (
    <span className={cx(styles.trend, styles[tone])}>
      <Arrow className={styles.arrow} aria-hidden="true" />
      {label}
    </span>
  )
}
