import { ChartColumn, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MonthlySummary } from '#contract/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useInView } from '@/ui/useInView'
import { monthUnderWay, yearOverYear } from '@/domains/scores/scores.rules'
import styles from './TravelTrends.module.css'
import { TrendsTable } from './TrendsTable'
import textStyle from '@/ui/layout/textStyle.module.css'

// The charting library is loaded separately; if that fails, the figures are shown as a table.
const TrendsCharts = lazy(() => import('./TrendsCharts').catch(() => ({ default: TrendsTable })))

interface TravelTrendsProps {
  months: readonly MonthlySummary[]
  currency: string
  /** The instant of the figures, ISO 8601. */
  asOf: string
}

/** §2: total spend and missed savings, year over year, as charts or as a table. */
export function TravelTrends({ months, currency, asOf }: TravelTrendsProps) {
  const [isTable, setIsTable] = useState(false)
  const { month } = useFormats()
  const { ref, wasSeen } = useInView<HTMLDivElement>()
  const trends = yearOverYear(months)
  const underWay = trends && monthUnderWay(trends, asOf)
  return (
    <Card
      headingLevel={3}
      heading={<FormattedMessage id="scores.trends.heading" />}
      description={
        trends && (
          <FormattedMessage
            id="scores.trends.years"
            values={{ lastYear: trends.lastYear, thisYear: trends.thisYear }}
          />
        )
      }
      actions={
        trends && (
          <Button
            variant="secondary"
            size="small"
            icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
          >
            <FormattedMessage id={isTable ? 'scores.trends.asChart' : 'scores.trends.asTable'} />
          </Button>
        )
      }
    >
      <div ref={ref} className={styles.body}>
        {!trends ? (
          <p className={textStyle.soft}>
            <FormattedMessage id="scores.trends.empty" />
          </p>
        ) : isTable ? (
          <TrendsTable trends={trends} currency={currency} />
        ) : (
          <Suspense fallback={<Skeleton shape="box" className={styles.waiting} />}>
            {wasSeen && <TrendsCharts trends={trends} currency={currency} />}
          </Suspense>
        )}
      </div>
      {underWay && (
        <p className={textStyle.soft}>
          <FormattedMessage id="scores.trends.underWay" values={{ month: month(underWay) }} />
        </p>
      )}
    </Card>
  )
}
