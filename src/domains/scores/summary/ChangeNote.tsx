import { useIntl } from 'react-intl'
import { useReportFormats } from '@/i18n/reportFormats'
import type { StatTrend } from '@/ui/display/Stat'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import type { Change } from './change.rules'

/** A figure's change in words, against the equal period before. */
export function useChangeText(): (change: Change | 'new', currency?: string) => string {
  const { formatMessage } = useIntl()
  const formats = useReportFormats()
  return (change, currency) => {
    if (change === 'new') return formatMessage({ id: 'scores.change.new' })
    const difference = formats.difference(change.difference, currency)
    const share = change.percent === null ? '' : formats.change(change.percent)
    const kind = change.percent === null ? 'difference' : 'share'
    return formatMessage({ id: `scores.change.${currency ? 'money' : 'points'}.${kind}` }, { difference, share })
  }
}

/** The change below a score. */
export function ChangeNote({ change }: { change: Change | 'new' | undefined }) {
  const text = useChangeText()
  if (change === undefined) return null
  return <p className={cx(textStyle.note, textStyle.figures)}>{text(change)}</p>
}

/** The change of an amount, as a `Stat` shows it; `better` is the direction that is good. */
export function useMoneyTrend(currency: string) {
  const text = useChangeText()
  return (change: Change | 'new' | undefined, better?: 'up' | 'down'): StatTrend | undefined => {
    if (change === undefined) return undefined
    const difference = change === 'new' ? 0 : change.difference
    const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'flat'
    const tone = better === undefined || direction === 'flat' ? 'neutral' : direction === better ? 'good' : 'bad'
    return { direction, tone, label: text(change, currency) }
  }
}
