import { FormattedMessage, useIntl } from 'react-intl'
import type { Insights } from '#contract/reports/insights.ts'
import { useFormats } from '@/i18n/useFormats'
import { useReportFormats } from '@/i18n/reportFormats'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import { StatGrid } from '@/ui/display/StatGrid'
import type { TrendProps } from '@/ui/display/Trend'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { percentChange } from '@/domains/scores/scores.rules'
import { Against } from '@/domains/scores/summary/ChangeNote'
import { trendOf } from '@/domains/scores/summary/change.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface TotalsProps {
  insights: Insights
  isOfCompany: boolean
}

const terms = ['totalSpent', 'bookings', 'travellers', 'nights', 'averagePrice', 'missedSavings'] as const

/** The totals of the period, each against the period before. */
export function InsightTotals({ insights, isOfCompany }: TotalsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { moneyTotal, money } = useFormats()
  const { totals, previous, currency, previousFrom, previousTo, isPreviousCovered, otherCurrencies } = insights
  const isPartial = !isPreviousCovered && previous.bookings > 0
  const trend = useTrend(previous.bookings === 0)
  const shown = terms.filter((term) => isOfCompany || term !== 'travellers')
  const text = (term: (typeof terms)[number]) => {
    const value = totals[term]
    if (value === null) return '–'
    const isMoney = term === 'totalSpent' || term === 'averagePrice' || term === 'missedSavings'
    return isMoney ? moneyTotal(value, currency) : formatNumber(value)
  }
  return (
    <Card
      heading={<FormattedMessage id="insights.totals" />}
      description={
        <Against
          before={{ count: previous.bookings }}
          days={{ from: previousFrom, to: previousTo }}
          isPartial={isPartial}
        />
      }
      actions={
        <HelpTip
          theme="scoreKpi"
          label={formatMessage({ id: 'insights.totals.help' })}
          terms={shown.map((term) => ({
            key: term,
            term: <FormattedMessage id={`insights.total.${term}`} />,
            text: (
              <FormattedMessage
                id={
                  term === 'totalSpent' || term === 'missedSavings'
                    ? `scores.meaning.${term}`
                    : `insights.total.${term}.text`
                }
              />
            ),
          }))}
        />
      }
    >
      <div className={layout.stack4}>
        <StatGrid columns={3}>
          {shown.map((term) => (
            <Stat
              key={term}
              label={<FormattedMessage id={`insights.total.${term}`} />}
              value={text(term)}
              trend={
                isPartial
                  ? undefined
                  : trend(totals[term], previous[term], term === 'missedSavings' ? 'down' : undefined)
              }
              detail={
                term === 'bookings' &&
                totals.cancelled > 0 && (
                  <FormattedMessage id="insights.total.cancelled" values={{ count: totals.cancelled }} />
                )
              }
            />
          ))}
        </StatGrid>
        {otherCurrencies.map((other) => (
          <p key={other.currency} className={textStyle.note}>
            <FormattedMessage
              id="scorePages.otherCurrency"
              values={{
                count: other.count,
                number: formatNumber(other.count),
                amount: money(other.totalSpent, other.currency),
                currency,
              }}
            />
          </p>
        ))}
      </div>
    </Card>
  )
}

/** The change of a figure in words; a period after one without bookings is new. */
function useTrend(isNew: boolean) {
  const { formatMessage } = useIntl()
  const { change } = useReportFormats()
  return (now: number | null, before: number | null, good?: 'down'): TrendProps | undefined => {
    if (now === null) return undefined
    if (isNew) return now === 0 ? undefined : { direction: 'flat', label: formatMessage({ id: 'scores.change.new' }) }
    const percent = before === null ? null : percentChange(now, before)
    if (percent === null) return undefined
    return trendOf(percent, change(percent), good)
  }
}
