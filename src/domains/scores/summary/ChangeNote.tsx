import { FormattedMessage, useIntl } from 'react-intl'
import type { ScoreSummary } from '#contract/reports/scores.ts'
import type { Days } from '#contract/reports/reportPeriods.ts'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { Trend, type TrendProps } from '@/ui/display/Trend'
import { type Change, trendOf } from './change.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The difference of two scores in words: '+0.4 points'. */
export function usePointsText(): (difference: number) => string {
  const { formatMessage } = useIntl()
  const formats = useReportFormats()
  return (difference) =>
    formatMessage(
      { id: 'scores.change.points' },
      { difference: formats.difference(difference), amount: Math.abs(difference) },
    )
}

/**
 * The change of a figure since the period before, for a `Trend`. Scores are in points, amounts in a currency; `better`
 * is the direction that is good.
 */
export function useTrend(currency?: string) {
  const { formatMessage } = useIntl()
  const formats = useReportFormats()
  const points = usePointsText()
  return (change: Change | 'new' | undefined, better?: 'up' | 'down'): TrendProps | undefined => {
    if (change === undefined) return undefined
    if (change === 'new') return { direction: 'flat', label: formatMessage({ id: 'scores.change.new' }) }
    const difference =
      currency === undefined ? points(change.difference) : formats.difference(change.difference, currency)
    const label =
      change.percent === null
        ? difference
        : formatMessage({ id: 'scores.change.share' }, { difference, share: formats.change(change.percent) })
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
  before: Pick<ScoreSummary, 'count'> | undefined
  days: Days
  /** Bookings are not known of all days, so that nothing is compared. */
  isPartial: boolean
}

/** Names the days that the changes of a card are against. */
export function Against({ before, days, isPartial }: AgainstProps) {
  const { dateRange } = useFormats()
  if (!before && !isPartial) return null
  const kind = isPartial ? '.partial' : before?.count === 0 ? '.none' : ''
  return (
    <FormattedMessage
      id={`scores.change.against${kind}`}
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
