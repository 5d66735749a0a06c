import { FormattedMessage, useIntl } from 'react-intl'
import { kpis, type ScoreSummary } from '#contract/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Meter } from '@/ui/display/Meter'
import { notApplicable } from './change.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'

interface SpendingProps {
  spending: ScoreSummary['spending']
  currency: string
}

/** Spending by category, the largest first, each against the largest. */
export function SpendingList({ spending, currency }: SpendingProps) {
  const { money } = useFormats()
  const most = Math.max(...spending.map(({ amount }) => amount), 1)
  return (
    <div className={layout.stack3}>
      {spending
        .toSorted((one, other) => other.amount - one.amount)
        .map(({ category, amount }) => (
          <Meter
            key={category}
            label={<FormattedMessage id={`scorePages.category.${category}`} />}
            value={Math.max(0, amount)}
            max={most}
            valueText={money(amount, currency)}
          />
        ))}
    </div>
  )
}

export function SpendingCard({ summary, currency }: { summary: ScoreSummary; currency: string }) {
  return (
    <Card heading={<FormattedMessage id="scorePages.spending" />}>
      {summary.spending.length === 0 ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="scorePages.spending.none" />
        </p>
      ) : (
        <SpendingList spending={summary.spending} currency={currency} />
      )}
    </Card>
  )
}

/** The bookings that the figures rest on: all, the canceled, those an indicator does not rate, and other currencies. */
export function BasisCard({ summary, currency }: { summary: ScoreSummary; currency: string }) {
  const { formatNumber } = useIntl()
  const { money, percent } = useFormats()
  const { referenced } = summary
  return (
    <Card heading={<FormattedMessage id="scorePages.basis" />}>
      <ul role="list" className={cx(layout.stack2, textStyle.figures)}>
        <li>
          <FormattedMessage
            id="scorePages.basis.bookings"
            values={{ count: summary.count, dropped: summary.cancelledCount }}
          />
        </li>
        {kpis.map((kpi) => {
          const count = notApplicable(summary, kpi)
          return count ? (
            <li key={kpi} className={textStyle.soft}>
              <FormattedMessage id={`scorePages.notApplicable.${kpi}`} values={{ count }} />
            </li>
          ) : null
        })}
        {referenced && referenced.count > 0 && (
          <li>
            <FormattedMessage
              id="scorePages.savings.basis"
              values={{
                count: referenced.count,
                number: formatNumber(referenced.count),
                paid: money(referenced.paid, currency),
                reference: money(referenced.total, currency),
                share: percent(summary.totalSpent > 0 ? (referenced.paid / summary.totalSpent) * 100 : 0),
              }}
            />
          </li>
        )}
        {summary.otherCurrencies.map((other) => (
          <li key={other.currency}>
            <FormattedMessage
              id="scorePages.otherCurrency"
              values={{
                count: other.count,
                number: formatNumber(other.count),
                amount: money(other.totalSpent, other.currency),
                currency,
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
