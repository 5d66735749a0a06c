import { FormattedMessage, useIntl } from 'react-intl'
import type { MonthlySummary } from '#contract/scores.ts'
import { useMonthlySummariesQuery } from '@/domains/scores/scores.slice'
import type { MonthsRequest } from '@/domains/scores/scores.api'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { ChartCard } from '@/patterns/chart/ChartCard'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { useInView } from '@/ui/useInView'
import styles from './ReportView.module.css'

interface MonthsCardProps {
  view: ScoreView
  subject: Pick<MonthsRequest, 'groupId' | 'costCenter' | 'travellerEmail'>
  currency: string
}

/** Spend and missed savings, and the score, of each month; asked for when the reader comes near. */
export function MonthsCard(props: MonthsCardProps) {
  const { ref, wasSeen } = useInView<HTMLDivElement>()
  return (
    <div ref={ref} className={styles.months}>
      {wasSeen && <Months {...props} />}
    </div>
  )
}

function Months({ view, subject, currency }: MonthsCardProps) {
  const { companyId } = useSession()
  const answer = useMonthlySummariesQuery({ companyId, ...subject, ...view.query })
  if (answer.isError && !answer.data)
    return (
      <Card heading={<FormattedMessage id="scorePages.months" />}>
        <QueryFailure query={answer} title="patterns.part.failed" />
      </Card>
    )
  return (
    <div className={styles.grid}>
      <MoneyChart months={answer.data ?? notYet} currency={currency} />
      <ScoreChart months={answer.data ?? notYet} />
    </div>
  )
}

const notYet: readonly MonthlySummary[] = []

interface ChartProps {
  /** Empty while they load. */
  months: readonly MonthlySummary[]
}

function MoneyChart({ months, currency }: ChartProps & Pick<MonthsCardProps, 'currency'>) {
  const { formatMessage } = useIntl()
  const { money, moneyFigure, month, shortMoney } = useFormats()
  const total = (key: 'totalSpent' | 'missedSavings') =>
    moneyFigure(
      months.reduce((sum, each) => sum + each[key], 0),
      currency,
    )
  return (
    <ChartCard
      title={formatMessage({ id: 'scorePages.months' })}
      unit={currency}
      summary={formatMessage(
        { id: 'scorePages.months.sums' },
        { spent: total('totalSpent'), missed: total('missedSavings') },
      )}
      kind="groupedBars"
      series={[
        { key: 'totalSpent', name: formatMessage({ id: 'scorePages.column.totalSpent' }) },
        { key: 'missedSavings', name: formatMessage({ id: 'scorePages.column.missedSavings' }) },
      ]}
      points={months.map((row) => ({
        key: row.month,
        name: month(row.month, 'short'),
        wholeName: month(row.month),
        values: { totalSpent: row.totalSpent, missedSavings: row.missedSavings },
      }))}
      pointHeading={formatMessage({ id: 'scores.trends.month' })}
      formatValue={(value) => money(value, currency)}
      formatTick={(value) => shortMoney(value, currency)}
      isLoading={months.length === 0}
      empty={<FormattedMessage id="scores.trends.empty" />}
    />
  )
}

function ScoreChart({ months }: ChartProps) {
  const { formatMessage } = useIntl()
  const { score, month } = useFormats()
  const rated = months.filter(({ avgOverallScore }) => avgOverallScore !== null)
  return (
    <ChartCard
      title={formatMessage({ id: 'scorePages.months.score' })}
      summary={formatMessage({ id: 'scorePages.months.rated' }, { count: rated.length, all: months.length })}
      kind="line"
      series={[{ key: 'score', name: formatMessage({ id: 'scorePages.column.score' }) }]}
      points={months.map((row) => ({
        key: row.month,
        name: month(row.month, 'short'),
        wholeName: month(row.month),
        values: { score: row.avgOverallScore },
      }))}
      pointHeading={formatMessage({ id: 'scores.trends.month' })}
      formatValue={(value) => score(value)}
      isLoading={months.length === 0}
      empty={<FormattedMessage id="scorePages.months.noScores" />}
    />
  )
}
