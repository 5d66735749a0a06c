import { addDays } from 'date-fns/addDays'
import { isSameDay } from 'date-fns/isSameDay'
import { Clock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpeningHours } from '#contract/support/agency.ts'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Badge } from '@/ui/display/Badge'
import { openingState } from '@/domains/agency/openingHours.rules'
import layout from '@/ui/layout/layout.module.css'

/** Whether the agency is open, until when or when it opens, in the reader's time zone. */
export function OpeningNow({ opening }: { opening: OpeningHours }) {
  const now = useNow()
  const { clock } = useFormats()
  const { formatDate } = useIntl()
  const state = openingState(opening, now)
  if (state.is === 'never') return null
  const isOpen = state.is !== 'closed'
  const at = (moment: Date) => ({ day: formatDate(moment, { weekday: 'long' }), time: clock(moment) })
  return (
    <p className={layout.row2}>
      <Badge tone={isOpen ? 'success' : 'neutral'} icon={<Clock aria-hidden="true" />}>
        <FormattedMessage id={isOpen ? 'agency.hours.open' : 'agency.hours.closed'} />
      </Badge>
      {state.is === 'open' && (
        <FormattedMessage
          id={state.until > addDays(now, 1) ? 'agency.hours.untilDay' : 'agency.hours.until'}
          values={at(state.until)}
        />
      )}
      {state.is === 'alwaysOpen' && <FormattedMessage id="agency.hours.always" />}
      {state.is === 'closed' && (
        <FormattedMessage
          id={isSameDay(state.opens, now) ? 'agency.hours.opensAt' : 'agency.hours.opens'}
          values={at(state.opens)}
        />
      )}
    </p>
  )
}
