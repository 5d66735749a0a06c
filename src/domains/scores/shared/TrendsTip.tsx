import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import type { Measure } from '@/domains/scores/scores.rules'
import styles from './TravelTrends.module.css'
import type { TrendsProps } from './TrendsTable'

interface TrendsTipProps extends TrendsProps {
  measure: Measure
  /** The month the pointer is over, as the axis holds it; given by the chart. */
  label?: unknown
}

/** The exact sums of one month, both years. */
export function TrendsTip({ trends, measure, label, currency }: TrendsTipProps) {
  const { money, month: monthName } = useFormats()
  const row = trends.months.find((candidate) => candidate.month === label)
  if (!row) return null
  const sum = (amount: number | null) => (amount === null ? '–' : money(amount, currency))
  return (
    <div className={styles.tip}>
      <strong>{monthName(row.month, 'short')}</strong>
      <span className={cx(styles.year, styles.last)}>
        {trends.lastYear}: {sum(row[measure].last)}
      </span>
      <span className={styles.year}>
        {trends.thisYear}: {sum(row[measure].this)}
      </span>
    </div>
  )
}
