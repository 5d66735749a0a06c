import { FormattedMessage } from 'react-intl'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import type { Action } from './actions.rules'

/**
 * How long there is until an action is due, exactly in days, or by how many days it is overdue; "now" for what is
 * happening. The date itself is its title. Nothing for an action without a day.
 */
export function DueTime({
  action: { due, isNow, isInForce, isDeadline },
}: {
  action: Pick<Action, 'due' | 'isNow' | 'isInForce' | 'isDeadline'>
}) {
  const { date, relativeDays } = useFormats()
  const today = localDay(useNow())
  if (isNow || isInForce) return <FormattedMessage id="actionCenter.now" />
  if (!due) return null
  const days = dayDifference(today, due)
  return (
    <time dateTime={due} title={date(due)}>
      {isDeadline && days < 0 ? (
        <FormattedMessage id="actionCenter.overdue" values={{ days: -days }} />
      ) : (
        relativeDays(days)
      )}
    </time>
  )
}
