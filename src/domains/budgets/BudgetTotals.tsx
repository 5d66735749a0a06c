import { FormattedMessage, useIntl } from 'react-intl'
import type { BudgetPage } from '#contract/reports/budgets.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import { StatGrid } from '@/ui/display/StatGrid'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const parts = ['amount', 'spent', 'planned', 'left'] as const

/** The sums of all budgets of a year, and what they do not cover. */
export function BudgetTotals({ page }: { page: BudgetPage }) {
  const { money } = useFormats()
  const { formatList } = useIntl()
  const { totals, currency, budgeted, spentElsewhere, otherCurrencies } = page
  const others = otherCurrencies.map((each) => money(each.totalSpent, each.currency))
  return (
    <Card
      headingLevel={2}
      heading={<FormattedMessage id="budgets.totals" values={{ year: String(page.year) }} />}
      description={<FormattedMessage id="budgets.totals.text" values={{ count: budgeted }} />}
    >
      <div className={layout.stack3}>
        <StatGrid>
          {parts.map((part) => (
            <Stat
              key={part}
              label={<FormattedMessage id={`budgets.column.${part}`} />}
              value={money(totals[part], currency)}
            />
          ))}
        </StatGrid>
        {spentElsewhere !== 0 && (
          <p className={textStyle.note}>
            <FormattedMessage id="budgets.elsewhere" values={{ amount: money(spentElsewhere, currency) }} />
          </p>
        )}
        {others.length > 0 && (
          <p className={textStyle.note}>
            <FormattedMessage id="budgets.otherCurrencies" values={{ list: formatList(others) }} />
          </p>
        )}
      </div>
    </Card>
  )
}
