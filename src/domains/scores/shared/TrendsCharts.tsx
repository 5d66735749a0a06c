import { FormattedMessage, useIntl } from 'react-intl'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import { comparableTotals, type Measure, measures } from '@/domains/scores/scores.rules'
import styles from './TravelTrends.module.css'
import type { TrendsProps } from './TrendsTable'

/** One chart per measure, since savings would look flat beside spend. Loaded on demand with the charting library. */
export default function TrendsCharts({ trends, currency }: TrendsProps) {
  return (
    <div className={styles.charts}>
      {measures.map((measure) => (
        <MeasureChart key={measure} measure={measure} trends={trends} currency={currency} />
      ))}
    </div>
  )
}

function MeasureChart({ measure, trends, currency }: TrendsProps & { measure: Measure }) {
  const { formatMessage } = useIntl()
  const { moneyFigure } = useFormats()
  const { lastYear, thisYear } = trends
  const sums = comparableTotals(trends, measure)
  const values = {
    lastYear,
    thisYear,
    last: moneyFigure(sums.last, currency),
    this: moneyFigure(sums.this, currency),
  }
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.measure}>
          <FormattedMessage id={`scores.trends.${measure}`} />
        </span>
        <span className={styles.sums}>
          <FormattedMessage id="scores.trends.sums" values={values} />
        </span>
        <span className={styles.legend} aria-hidden="true">
          <span className={cx(styles.year, styles.last)}>{lastYear}</span>
          <span className={styles.year}>{thisYear}</span>
        </span>
      </figcaption>
      <div
        className={styles.plot}
        role="img"
        aria-label={`${formatMessage({ id: `scores.trends.${measure}` })}: ${formatMessage({ id: 'scores.trends.sums' }, values)}`}
      >
        <Plot measure={measure} trends={trends} currency={currency} />
      </div>
    </figure>
  )
}

const axis = { stroke: 'var(--color-border)', tick: { fill: 'var(--color-ink-soft)' }, tickLine: false }

function Plot({ measure, trends, currency }: TrendsProps & { measure: Measure }) {
  const { month, shortMoney } = useFormats()
  const data = trends.months.map((row) => ({ month: row.month, ...row[measure] }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} accessibilityLayer={false} barGap={1} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis dataKey="month" tickFormatter={(value: string) => month(value, 'short')} {...axis} />
        <YAxis
          width="auto"
          axisLine={false}
          tickCount={4}
          tickFormatter={(value: number) => shortMoney(value, currency)}
          {...axis}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-surface-muted)' }}
          isAnimationActive={false}
          content={<TrendsTip trends={trends} measure={measure} currency={currency} />}
        />
        <Bar dataKey="last" fill="var(--color-border-strong)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
        <Bar dataKey="this" fill="var(--color-chart-1)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

interface TrendsTipProps extends TrendsProps {
  measure: Measure
  /** The month under the pointer, as the axis has it; set by the chart. */
  label?: unknown
}

/** The exact amounts of one month in both years. */
function TrendsTip({ trends, measure, label, currency }: TrendsTipProps) {
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
