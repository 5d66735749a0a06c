import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './Stat.module.css'
import { Trend, type TrendProps } from './Trend'

export type StatTrend = TrendProps

export interface StatProps {
  label: ReactNode
  value: ReactNode
  detail?: ReactNode
  trend?: StatTrend | undefined
  size?: 'medium' | 'large' | undefined
  className?: string | undefined
}

/** One figure with its name, as a definition list. */
export const Stat = ({ label, value, detail, trend, size = 'medium', className }: StatProps) => (
  <dl className={cx(styles.stat, styles[size], className)}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
    {trend && (
      <dd className={styles.change}>
        <Trend {...trend} />
      </dd>
    )}
    {detail && <dd className={styles.detail}>{detail}</dd>}
  </dl>
)
