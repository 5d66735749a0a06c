import { FormattedMessage, useIntl } from 'react-intl'
import type { MonthlySummary } from '#contract/reports/scores.ts'
import { useMonthlySummariesQuery } from '@/domains/scores/scores.slice'
import type { MonthsRequest } from '@/domains/scores/scores.api'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { ChartCard } from '@/patterns/chart/ChartCard'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { useInView } from '@/ui/useInView'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'
import styles from './ReportView.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

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
  const { shown, isOutdated } = shownOf(answer)
  if (answer.isError && !answer.isFetching && !shown)
    return (
      <Card heading={<FormattedMessage id="scorePages.months" />}>
        <QueryFailure query={answer} title="patterns.part.failed" />
      </Card>
    )
  return (
    <UntilAnswered isOutdated={isOutdated} isSilent className={cx(styles.grid, !isDrawable(shown) && styles.single)}>
      <MoneyChart months={shown ?? notYet} currency={currency} />
      {isDrawable(shown) ? (
        <ScoreChart months={shown ?? notYet} />
      ) : (
        <p className={cx(layout.wholeRow, textStyle.note)}>
          <FormattedMessage id="scorePages.months.tooFew" />
        </p>
      )}
    </UntilAnswered>
  )
}

const notYet: readonly MonthlySummary[] = []

/** Two months with a score make a line; a chart of fewer would take half the page to say nothing. */
const isDrawable = (months: readonly MonthlySummary[] | undefined) =>
  !months || months.filter(({ avgOverallScore }) => avgOverallScore !== null).length > 1

interface ChartProps {
  /** Empty while they load. */
  months: readonly MonthlySummary[]
}

function MoneyChart({ months, currency }: ChartProps & Pick<MonthsCardProps, 'currency'>) {
  const { formatMessage } = useIntl()
  const { money, moneyTotal, month, shortMoney } = useFormats()
  const total = (key: 'totalSpent' | 'missedSavings') =>
    moneyTotal(
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
      empty={<FormattedMessage id="scorePages.months.tooFew" />}
    />
  )
}
