import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './Stat.module.css'

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight }

export interface StatTrend {
  direction: 'up' | 'down' | 'flat'
  /** Whether the change is good or bad; falling spending is `good`. */
  tone?: 'good' | 'bad' | 'neutral' | undefined
  /** The change in words ("12 % more than in May"), as screen readers ignore the arrow. */
  label: string
}

export interface StatProps {
  label: ReactNode
  value: ReactNode
  detail?: ReactNode
  trend?: StatTrend | undefined
  size?: 'medium' | 'large' | undefined
  className?: string | undefined
}

/** One figure with its name, as a definition list. */
export const Stat = ({ label, value, detail, trend, size = 'medium', className }: StatProps) => {
  const Arrow = arrows[trend?.direction ?? 'flat']
  return (
    <dl className={cx(styles.stat, styles[size], className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {trend && (
        <dd className={cx(styles.trend, styles[trend.tone ?? 'neutral'])}>
          <Arrow className={styles.arrow} aria-hidden="true" />
          {trend.label}
        </dd>
      )}
      {detail && <dd className={styles.detail}>{detail}</dd>}
    </dl>
  )
}
