import { FormattedMessage, useIntl } from 'react-intl'
import type { ScoreSummary } from '#contract/reports/scores.ts'
import type { Days } from '#contract/reports/reportPeriods.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import { StatGrid } from '@/ui/display/StatGrid'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { Against, useTrend } from './ChangeNote'
import { changeOf } from './change.rules'

export interface SummaryProps {
  summary: ScoreSummary
  /** The equal period before; undefined until it is known. */
  before: ScoreSummary | undefined
  /** The days of that period. */
  previous: Days
  /** Bookings are not known of all its days. */
  isPartial: boolean
  currency: string
}

/** Spend, missed savings, savings and what could have been saved, each with its change. */
export function MoneyCard({ summary, before, previous, isPartial, currency }: SummaryProps) {
  const { moneyTotal, percent } = useFormats()
  const trend = useTrend(currency)
  return (
    <Card
      heading={<FormattedMessage id="scorePages.money" />}
      description={(before || isPartial) && <Against before={before} days={previous} isPartial={isPartial} />}
      actions={<AmountsHelp />}
    >
      <StatGrid>
        <Stat
          label={<FormattedMessage id="scores.company.totalSpend" />}
          value={moneyTotal(summary.totalSpent, currency)}
          trend={trend(changeOf(summary, before, 'totalSpent'))}
        />
        <Stat
          label={<FormattedMessage id="scores.company.missedSavings" />}
          value={moneyTotal(summary.missedSavings, currency)}
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
          value={moneyTotal(summary.savings, currency)}
          trend={trend(changeOf(summary, before, 'savings'), 'up')}
          detail={
            <FormattedMessage id="scorePages.savings.share" values={{ share: percent(summary.savingsPercentage) }} />
          }
        />
        <Stat
          label={<FormattedMessage id="scorePages.potentialSavings" />}
          value={moneyTotal(summary.potentialSavings, currency)}
          detail={<FormattedMessage id="scorePages.potentialSavings.detail" />}
        />
      </StatGrid>
    </Card>
  )
}

const amounts = ['totalSpent', 'missedSavings', 'savings', 'potentialSavings'] as const
const names = {
  totalSpent: 'scores.company.totalSpend',
  missedSavings: 'scores.company.missedSavings',
  savings: 'scores.company.savings',
  potentialSavings: 'scorePages.potentialSavings',
} as const satisfies Record<(typeof amounts)[number], string>

/** The definitions of the amounts. */
function AmountsHelp() {
  const { formatMessage } = useIntl()
  return (
    <HelpTip
      theme="scoreKpi"
      label={formatMessage({ id: 'scorePages.money.help' })}
      terms={amounts.map((amount) => ({
        key: amount,
        term: <FormattedMessage id={names[amount]} />,
        text: <FormattedMessage id={`scores.meaning.${amount}`} />,
      }))}
    />
  )
}
