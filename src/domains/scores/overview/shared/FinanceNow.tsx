import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CompanyOverview, ScoreSummary } from '#contract/reports/scores.ts'
import { allGroups } from '@/domains/scores/company/scoreLinks.rules'
import { daysOfMonth, lastMonths } from '@/domains/scores/overview/financeNow.rules'
import { percentChange } from '@/domains/scores/scores.rules'
import { usePointsText } from '@/domains/scores/summary/ChangeNote'
import { trendOf } from '@/domains/scores/summary/change.rules'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { isOffered } from '@/http/additions'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Trend, type TrendProps } from '@/ui/display/Trend'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useInView } from '@/ui/useInView'
import styles from './FinanceNow.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The cost centers with the most missed savings that Home names. */
const shownCenters = 3

interface FinanceNowProps {
  companyId: string
  overview: CompanyOverview
}

/** The facts that finance acts on now: the last month against the one before, and where savings were missed. */
export function FinanceNow({ companyId, overview }: FinanceNowProps) {
  const { ref, wasSeen } = useInView<HTMLDivElement>()
  return (
    <Card headingLevel={3} heading={<FormattedMessage id="scores.now.heading" />}>
      <div ref={ref} className={styles.parts}>
        <LastMonth overview={overview} />
        {wasSeen ? <MostMissed companyId={companyId} currency={overview.currency} /> : <Skeleton lines={3} />}
      </div>
    </Card>
  )
}

interface Line {
  key: 'totalSpent' | 'missedSavings' | 'score'
  value: string
  trend: TrendProps | undefined
}

/** Spend, missed savings and score of the last complete month, as links to that month. */
function LastMonth({ overview }: Pick<FinanceNowProps, 'overview'>) {
  const locale = useLocale()
  const { month: monthName } = useFormats()
  const lines = useLines(overview)
  const pair = lastMonths(overview.months, overview.asOf)
  const hasInsights = useMayOpen('travelInsights') && isOffered('insights')
  if (!pair) return null
  const query = { period: 'custom', ...daysOfMonth(pair.month.month) }
  /** The bookings behind an amount; the score has a page of its own. */
  const pageOf = (key: Line['key']) => (hasInsights && key !== 'score' ? 'travelInsights' : 'scoreCompany')
  return (
    <section className={layout.stack2}>
      <h4 className={styles.heading}>
        <FormattedMessage
          id="scores.now.months"
          values={{ month: monthName(pair.month.month), before: monthName(pair.before.month) }}
        />
      </h4>
      <ul role="list" className={layout.stack0}>
        {lines.map(({ key, value, trend }) => (
          <li key={key} className={styles.line}>
            <Link to={pathTo(locale, pageOf(key), undefined, query)}>
              <FormattedMessage id={`scores.now.${key}`} />
            </Link>
            <span className={styles.figure}>
              <span className={textStyle.nowrap}>{value}</span> {trend && <Trend {...trend} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useLines({ months, asOf, currency }: CompanyOverview): Line[] {
  const { formatMessage } = useIntl()
  const { moneyTotal, score } = useFormats()
  const { change } = useReportFormats()
  const points = usePointsText()
  const pair = lastMonths(months, asOf)
  if (!pair) return []
  const { month, before } = pair
  const amount = (key: 'totalSpent' | 'missedSavings', better?: 'down'): Line => {
    const percent = percentChange(month[key], before[key])
    const isNew = percent === null && month[key] !== 0
    const trend = percent === null ? undefined : trendOf(percent, change(percent), better)
    return {
      key,
      value: moneyTotal(month[key], currency),
      trend: isNew ? { direction: 'flat', label: formatMessage({ id: 'scores.now.new' }) } : trend,
    }
  }
  const [overall, earlier] = [month.avgOverallScore, before.avgOverallScore]
  const difference = overall === null || earlier === null ? null : Math.round((overall - earlier) * 10) / 10
  return [
    amount('totalSpent'),
    amount('missedSavings', 'down'),
    {
      key: 'score',
      value: overall === null ? '–' : score(overall),
      trend: difference === null ? undefined : trendOf(difference, points(difference), 'up'),
    },
  ]
}

/** The cost centers with the most missed savings, as links to their pages. */
function MostMissed({ companyId, currency }: { companyId: string; currency: string }) {
  const answer = useScoreReportQuery({ companyId, sort: 'missedSavings', pageSize: shownCenters })
  if (answer.isError && !answer.currentData) return <QueryFailure query={answer} title="patterns.part.failed" />
  if (!answer.currentData) return <Skeleton lines={3} />
  const missing = answer.currentData.responseData.filter(({ missedSavings }) => missedSavings > 0)
  return (
    <section className={layout.stack2}>
      <h4 className={styles.heading}>
        <FormattedMessage id="scores.now.centers" />
      </h4>
      {missing.length > 0 ? (
        <Centers rows={missing} currency={currency} />
      ) : (
        <p className={textStyle.soft}>
          <FormattedMessage id="scores.now.centers.none" />
        </p>
      )}
    </section>
  )
}

function Centers({ rows, currency }: { rows: readonly ScoreSummary[]; currency: string }) {
  const locale = useLocale()
  const { moneyTotal } = useFormats()
  return (
    <ul role="list" className={layout.stack0}>
      {rows.map(({ costCenter, name, missedSavings }) => (
        <li key={costCenter} className={styles.line}>
          {costCenter ? (
            <Link to={pathTo(locale, 'costCenterDetail', { groupId: allGroups, costCenter }, { period: 'months12' })}>
              {name || costCenter}
            </Link>
          ) : (
            name
          )}
          <span className={styles.figure}>{moneyTotal(missedSavings, currency)}</span>
        </li>
      ))}
    </ul>
  )
}
