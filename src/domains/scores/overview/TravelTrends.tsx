import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MonthlySummary } from '#contract/reports/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { ChartCard } from '@/patterns/chart/ChartCard'
import {
  comparableTotals,
  type Measure,
  measures,
  monthUnderWay,
  type Trends,
  yearOverYear,
} from '@/domains/scores/scores.rules'
import styles from './TravelTrends.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface TravelTrendsProps {
  months: readonly MonthlySummary[]
  currency: string
  /** The instant of the figures, ISO 8601. */
  asOf: string
}

/** §2: total spend and missed savings, year over year, as charts or as tables. */
export function TravelTrends({ months, currency, asOf }: TravelTrendsProps) {
  const { month } = useFormats()
  const headingId = useId()
  const trends = yearOverYear(months)
  const underWay = trends && monthUnderWay(trends, asOf)
  return (
    <section aria-labelledby={headingId} className={layout.stack3}>
      <header className={layout.stack1}>
        <h3 id={headingId} className={textStyle.large}>
          <FormattedMessage id="scores.trends.heading" />
        </h3>
        <p className={textStyle.note}>
          {trends ? (
            <FormattedMessage
              id="scores.trends.years"
              values={{ lastYear: trends.lastYear, thisYear: trends.thisYear }}
            />
          ) : (
            <FormattedMessage id="scores.trends.empty" />
          )}
        </p>
      </header>
      {trends && (
        <div className={styles.charts}>
          {measures.map((measure) => (
            <MeasureChart key={measure} {...{ measure, trends, currency, asOf }} />
          ))}
        </div>
      )}
      {underWay && (
        <p className={textStyle.note}>
          <FormattedMessage id="scores.trends.underWay" values={{ month: month(underWay) }} />
        </p>
      )}
    </section>
  )
}

interface MeasureChartProps extends Pick<TravelTrendsProps, 'currency' | 'asOf'> {
  measure: Measure
  trends: Trends
}

/** One chart per measure, since savings would look flat beside spend. */
function MeasureChart({ measure, trends, currency, asOf }: MeasureChartProps) {
  const { formatMessage } = useIntl()
  const { money, moneyFigure, month, shortMoney, instant } = useFormats()
  const { lastYear, thisYear } = trends
  const sums = comparableTotals(trends, measure)
  return (
    <ChartCard
      headingLevel={4}
      title={formatMessage({ id: `scores.trends.${measure}` })}
      unit={currency}
      asOf={formatMessage({ id: 'scores.company.asOf' }, { time: instant(asOf) })}
      summary={formatMessage(
        { id: 'scores.trends.sums' },
        { lastYear, thisYear, last: moneyFigure(sums.last, currency), this: moneyFigure(sums.this, currency) },
      )}
      kind="groupedBars"
      series={[
        { key: 'last', name: lastYear, isComparison: true },
        { key: 'this', name: thisYear },
      ]}
      points={trends.months.map((row) => ({ key: row.month, name: month(row.month, 'short'), values: row[measure] }))}
      pointHeading={formatMessage({ id: 'scores.trends.month' })}
      formatValue={(value) => money(value, currency)}
      formatTick={(value) => shortMoney(value, currency)}
      empty={<FormattedMessage id="scores.trends.empty" />}
    />
  )
}
