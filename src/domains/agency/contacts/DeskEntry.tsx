import { isSameDay } from 'date-fns/isSameDay'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpeningHours } from '#contract/support/agency.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { openingState } from '@/domains/agency/openingHours.rules'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { useHelpDesk } from '@/domains/agency/shared/useHelpDesk'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'

/** The link to a new request, and whether the embedded desk answers now. Readers without a help desk see nothing. */
export function DeskEntry({ onFollow }: { onFollow: () => void }) {
  const desk = useHelpDesk()
  const { data } = useAgencyInfoQuery(useOwnProfile())
  if (!desk) return null
  return (
    <div className={cx(layout.stack2, layout.start)}>
      <AskHelpDesk onFollow={onFollow} />
      {desk.is === 'here' && data?.opening && <DeskNow opening={data.opening} />}
    </div>
  )
}

/** Requests are accepted at any time; agents answer in the hours of the agency. */
function DeskNow({ opening }: { opening: OpeningHours }) {
  const now = useNow()
  const { clock } = useFormats()
  const { formatDate } = useIntl()
  const state = openingState(opening, now)
  if (state.is === 'never') return null
  return (
    <p className={textStyle.note}>
      {state.is === 'closed' ? (
        <FormattedMessage
          id={isSameDay(state.opens, now) ? 'agency.helpDesk.answersAt' : 'agency.helpDesk.answersOn'}
          values={{ day: formatDate(state.opens, { weekday: 'long' }), time: clock(state.opens) }}
        />
      ) : (
        <FormattedMessage id="agency.helpDesk.answersNow" />
      )}
    </p>
  )
}
