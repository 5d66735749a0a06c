import { FormattedMessage } from 'react-intl'
import type { KpiBreakdown } from '#contract/scores.ts'
import { policyReasons } from '#contract/trips.ts'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Both clocks of advance purchase, how the booking was made, and the verdict of the travel policy. */
export function BookingClocks({ booking }: { booking: KpiBreakdown }) {
  const { date } = useFormats()
  const { bookedOn, ticketedOn, startsOn, daysBookInAdvance, policyRespected } = booking
  const reason = policyReasons.find((each) => each === booking.policyReason) ?? 'none'
  return (
    <Card heading={<FormattedMessage id="scorePages.booking.how" />}>
      <ul role="list" className={layout.stack2}>
        <li>
          <FormattedMessage
            id={bookedOn ? 'scorePages.clock.booked' : 'scorePages.clock.bookedDays'}
            values={{ day: bookedOn && date(bookedOn), days: daysBookInAdvance }}
          />
        </li>
        <li className={ticketedOn ? undefined : textStyle.soft}>
          {ticketedOn && startsOn ? (
            <FormattedMessage
              id="scorePages.clock.ticketed"
              values={{ day: date(ticketedOn), days: dayDifference(ticketedOn, startsOn) }}
            />
          ) : (
            <FormattedMessage id="scorePages.clock.notTicketed" />
          )}
        </li>
        <li>
          <FormattedMessage id={`scorePages.bookingType.${booking.bookingType}`} />
        </li>
        <li>
          {policyRespected === null ? (
            <FormattedMessage id="scorePages.policy.unknown" />
          ) : (
            <FormattedMessage
              id={policyRespected ? 'scorePages.policy.within' : 'scorePages.policy.outside'}
              values={{ reason }}
            />
          )}
        </li>
        {booking.isUsedAsGhost && (
          <li>
            <FormattedMessage id="scorePages.booking.ghost" />
          </li>
        )}
      </ul>
    </Card>
  )
}
