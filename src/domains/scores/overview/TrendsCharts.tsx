import { FormattedMessage, useIntl } from 'react-intl'
import { comparableTotals, type Measure, measures } from '@/domains/scores/scores.rules'
import { useFormats } from '@/i18n/useFormats'
import { type BarSeries, GroupedBars } from '@/ui/chart/GroupedBars'
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
  const { money, moneyFigure, month, shortMoney } = useFormats()
  const { lastYear, thisYear } = trends
  const sums = comparableTotals(trends, measure)
  const values = {
    lastYear,
    thisYear,
    last: moneyFigure(sums.last, currency),
    this: moneyFigure(sums.this, currency),
  }
  const series: BarSeries[] = [
    { key: 'last', name: lastYear, tone: 'soft' },
    { key: 'this', name: thisYear, tone: 'strong' },
  ]
  return (
    <GroupedBars
      className={styles.chart}
      title={<FormattedMessage id={`scores.trends.${measure}`} />}
      summary={<FormattedMessage id="scores.trends.sums" values={values} />}
      label={`${formatMessage({ id: `scores.trends.${measure}` })}: ${formatMessage({ id: 'scores.trends.sums' }, values)}`}
      series={series}
      groups={trends.months.map((row) => ({ name: month(row.month, 'short'), values: row[measure] }))}
      axisText={(value) => shortMoney(value, currency)}
      valueText={(value) => (value === null ? '–' : money(value, currency))}
    />
  )
}
