import { FormattedMessage, useIntl } from 'react-intl'
import type { ScoreSummary } from '#contract/scores.ts'
import type { Days } from '@/domains/scores/scoreFilter.rules'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { Trend, type TrendProps } from '@/ui/display/Trend'
import { type Change, trendOf } from './change.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

/** A minus sign in place of a hyphen, as all amounts have it. */
const withMinus = (text: string) => text.replace('-', '−')

/** The difference of two scores in words: '+0.4 points'. */
export function usePointsText(): (difference: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (difference) =>
    formatMessage(
      { id: 'scores.change.points' },
      {
        difference: withMinus(
          formatNumber(difference, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 2 }),
        ),
        amount: Math.abs(difference),
      },
    )
}

/**
 * The change of a figure since the period before, for a `Trend`. Scores are in points, amounts in a currency; `better`
 * is the direction that is good.
 */
export function useTrend(currency?: string) {
  const { formatMessage, formatNumber } = useIntl()
  const { change: percent } = useReportFormats()
  const points = usePointsText()
  const money = (difference: number) =>
    withMinus(
      formatNumber(difference, { style: 'currency', currency, maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    )
  return (change: Change | 'new' | undefined, better?: 'up' | 'down'): TrendProps | undefined => {
    if (change === undefined) return undefined
    if (change === 'new') return { direction: 'flat', label: formatMessage({ id: 'scores.change.new' }) }
    const difference = (currency === undefined ? points : money)(change.difference)
    const label =
      change.percent === null
        ? difference
        : formatMessage({ id: 'scores.change.share' }, { difference, share: percent(change.percent) })
    return trendOf(change.difference, label, better)
  }
}

/** The change below a score; more is better. */
export function ChangeNote({ change }: { change: Change | 'new' | undefined }) {
  const trend = useTrend()(change, 'up')
  if (!trend) return null
  return (
    <p>
      <Trend {...trend} />
    </p>
  )
}

interface AgainstProps {
  before: ScoreSummary | undefined
  days: Days
}

/** Names the days that the changes of a card are against. */
export function Against({ before, days }: AgainstProps) {
  const { dateRange } = useFormats()
  if (!before) return null
  return (
    <FormattedMessage
      id={before.count === 0 ? 'scores.change.against.none' : 'scores.change.against'}
      values={{
        period: (
          <span key="period" className={textStyle.nowrap}>
            {dateRange(days.from, days.to)}
          </span>
        ),
      }}
    />
  )
}
