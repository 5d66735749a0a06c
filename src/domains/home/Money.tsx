import { FormattedMessage } from 'react-intl'
import type { CompanyOverview } from '#contract/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/Card'
import { Stat } from '@/ui/Stat'
import styles from './Money.module.css'

/** Savings, and total spend versus missed savings. Percentages are of potential savings and of total spend. */
export function Money({ overview: { summary, currency } }: { overview: CompanyOverview }) {
  const { money, percent } = useFormats()
  return (
    <Card headingLevel={3} heading={<FormattedMessage id="home.company.money" />}>
      <div className={styles.money}>
        <Stat
          className={styles.first}
          label={<FormattedMessage id="home.company.savings" />}
          value={money(summary.savings, currency, 0)}
          detail={
            <FormattedMessage id="home.company.savings.share" values={{ share: percent(summary.savingsPercentage) }} />
          }
        />
        <Stat
          className={styles.sum}
          label={<FormattedMessage id="home.company.totalSpend" />}
          value={money(summary.totalSpent, currency)}
        />
        <Stat
          className={styles.sum}
          label={<FormattedMessage id="home.company.missedSavings" />}
          value={money(summary.missedSavings, currency)}
          detail={
            <FormattedMessage
              id="home.company.missedSavings.share"
              values={{ share: percent(summary.missedSavingsTotalSpendPercentage) }}
            />
          }
        />
      </div>
    </Card>
  )
}
