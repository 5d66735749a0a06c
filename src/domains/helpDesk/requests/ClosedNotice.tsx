import { isSameDay } from 'date-fns/isSameDay'
import { Clock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { openingState } from '@/domains/agency/openingHours.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Banner } from '@/ui/notice/Banner'

/** Outside the hours of the agency: when it opens, in the reader's time, and the number for emergencies. */
export function ClosedNotice() {
  const { data } = useAgencyInfoQuery(useOwnProfile())
  const { clock } = useFormats()
  const { formatDate } = useIntl()
  const now = useNow()
  const state = data?.opening && openingState(data.opening, now)
  if (state?.is !== 'closed') return null
  const { opens } = state
  const phone = data?.emergencyPhone
  return (
    <Banner
      tone="info"
      icon={<Clock aria-hidden="true" />}
      title={
        <FormattedMessage
          id={isSameDay(opens, now) ? 'helpDesk.closed.today' : 'helpDesk.closed'}
          values={{ day: formatDate(opens, { weekday: 'long' }), time: clock(opens) }}
        />
      }
    >
      <FormattedMessage
        id={phone ? 'helpDesk.closed.emergency' : 'helpDesk.closed.text'}
        values={{ phone: phone && <a href={wholePhoneAddress(phone)}>{phone}</a> }}
      />
    </Banner>
  )
}
