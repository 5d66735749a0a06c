import { FormattedMessage } from 'react-intl'
import type { ScoreSummary } from '#contract/scores.ts'
import type { Days } from '#contract/reportPeriods.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import { StatGrid } from '@/ui/display/StatGrid'
import { Against, useTrend } from './ChangeNote'
import { changeOf } from './change.rules'

export interface SummaryProps {
  summary: ScoreSummary
  /** The equal period before; undefined until it is known. */
  before: ScoreSummary | undefined
  /** The days of that period. */
  previous: Days
  currency: string
}

/** Spend, missed savings, savings and what could have been saved, each with its change. */
export function MoneyCard({ summary, before, previous, currency }: SummaryProps) {
  const { moneyFigure, percent } = useFormats()
  const trend = useTrend(currency)
  return (
    <Card
      heading={<FormattedMessage id="scorePages.money" />}
      description={before && <Against before={before} days={previous} />}
    >
      <StatGrid>
        <Stat
          label={<FormattedMessage id="scores.company.totalSpend" />}
          value={moneyFigure(summary.totalSpent, currency)}
          trend={trend(changeOf(summary, before, 'totalSpent'))}
        />
        <Stat
          label={<FormattedMessage id="scores.company.missedSavings" />}
          value={moneyFigure(summary.missedSavings, currency)}
          trend={trend(changeOf(summary, before, 'missedSavings'), 'down')}
          detail={
            <FormattedMessage
              id="scores.company.missedSavings.share"
              values={{ share: percent(summary.missedSavingsTotalSpendPercentage) }}
            />
          }
        />
        <Stat
          label={<FormattedMessage id="scores.company.savings" />}
          value={moneyFigure(summary.savings, currency)}
          trend={trend(changeOf(summary, before, 'savings'), 'up')}
          detail={
            <FormattedMessage id="scorePages.savings.share" values={{ share: percent(summary.savingsPercentage) }} />
          }
        />
        <Stat
          label={<FormattedMessage id="scorePages.potentialSavings" />}
          value={moneyFigure(summary.potentialSavings, currency)}
          detail={<FormattedMessage id="scorePages.potentialSavings.detail" />}
        />
      </StatGrid>
    </Card>
  )
}
