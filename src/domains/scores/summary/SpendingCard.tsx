import { FormattedMessage, useIntl } from 'react-intl'
import { kpis, type ScoreSummary } from '#contract/reports/scores.ts'
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

/** Spending by category, and what the figures rest on: a card beside it, or a line below it where that is short. */
export function SpendingCards(props: BasisProps) {
  const basis = useBasis(props)
  const { summary, currency } = props
  const isShort = basis.length < 2
  return (
    <>
      <Card className={isShort ? layout.wholeRow : undefined} heading={<FormattedMessage id="scorePages.spending" />}>
        {summary.spending.length === 0 ? (
          <p className={textStyle.soft}>
            <FormattedMessage id="scorePages.spending.none" />
          </p>
        ) : (
          <SpendingList spending={summary.spending} currency={currency} />
        )}
      </Card>
      {isShort ? (
        <p className={cx(layout.wholeRow, textStyle.note)}>
          <FormattedMessage id="scorePages.basis" />: {basis.map(({ text }) => text)}
        </p>
      ) : (
        <Card heading={<FormattedMessage id="scorePages.basis" />}>
          <ul role="list" className={cx(layout.stack2, textStyle.figures)}>
            {basis.map(({ key, text, isSoft }) => (
              <li key={key} className={cx(isSoft && textStyle.soft)}>
                {text}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

interface BasisProps {
  summary: ScoreSummary
  currency: string
}

interface BasisLine {
  key: string
  text: string
  isSoft?: boolean
}

/** The bookings that the figures rest on: all, the canceled, those an indicator does not rate, and other currencies. */
function useBasis({ summary, currency }: BasisProps): BasisLine[] {
  const { formatMessage, formatNumber } = useIntl()
  const { money, percent } = useFormats()
  const { referenced, totalSpent } = summary
  const unrated = kpis.flatMap((kpi): BasisLine[] => {
    const count = notApplicable(summary, kpi)
    if (!count) return []
    return [{ key: kpi, text: formatMessage({ id: `scorePages.notApplicable.${kpi}` }, { count }), isSoft: true }]
  })
  const savings = ({ count, paid, total }: NonNullable<typeof referenced>): BasisLine => ({
    key: 'savings',
    text: formatMessage(
      { id: 'scorePages.savings.basis' },
      {
        count,
        number: formatNumber(count),
        paid: money(paid, currency),
        reference: money(total, currency),
        share: percent(totalSpent > 0 ? (paid / totalSpent) * 100 : 0),
      },
    ),
  })
  return [
    {
      key: 'bookings',
      text: formatMessage(
        { id: 'scorePages.basis.bookings' },
        { count: summary.count, dropped: summary.cancelledCount },
      ),
    },
    ...unrated,
    ...(referenced && referenced.count > 0 ? [savings(referenced)] : []),
    ...summary.otherCurrencies.map((other) => ({
      key: other.currency,
      text: formatMessage(
        { id: 'scorePages.otherCurrency' },
        {
          count: other.count,
          number: formatNumber(other.count),
          amount: money(other.totalSpent, other.currency),
          currency,
        },
      ),
    })),
  ]
}
