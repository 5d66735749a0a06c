import { CalendarCheck, CreditCard, MousePointerClick, ShieldAlert, ShieldCheck, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { KpiBreakdown } from '#contract/reports/scores.ts'
import { policyReasons } from '#contract/trips/trips.ts'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { IconTile } from '@/ui/display/IconTile'
import type { Tone } from '@/ui/tone'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface ClocksProps {
  booking: KpiBreakdown
  className?: string | undefined
}

/** Both clocks of advance purchase, how the booking was made, and the verdict of the travel policy. */
export function BookingClocks({ booking, className }: ClocksProps) {
  const { date } = useFormats()
  const { bookedOn, ticketedOn, startsOn, daysBookInAdvance } = booking
  return (
    <Card className={className} heading={<FormattedMessage id="scorePages.booking.how" />}>
      <ul role="list" className={layout.stack3}>
        <Fact icon={<CalendarCheck aria-hidden="true" />}>
          <FormattedMessage
            id={bookedOn ? 'scorePages.clock.booked' : 'scorePages.clock.bookedDays'}
            values={{ day: bookedOn && date(bookedOn), days: daysBookInAdvance }}
          />
        </Fact>
        <Fact icon={<Ticket aria-hidden="true" />} isSoft={!ticketedOn}>
          {ticketedOn && startsOn ? (
            <FormattedMessage
              id="scorePages.clock.ticketed"
              values={{ day: date(ticketedOn), days: dayDifference(ticketedOn, startsOn) }}
            />
          ) : (
            <FormattedMessage id="scorePages.clock.notTicketed" />
          )}
        </Fact>
        <Fact icon={<MousePointerClick aria-hidden="true" />}>
          <FormattedMessage id={`scorePages.bookingType.${booking.bookingType}`} />
        </Fact>
        <Policy booking={booking} />
        {booking.isUsedAsGhost && (
          <Fact icon={<CreditCard aria-hidden="true" />}>
            <FormattedMessage id="scorePages.booking.ghost" />
          </Fact>
        )}
      </ul>
    </Card>
  )
}

interface FactProps {
  icon: ReactNode
  tone?: Tone
  isSoft?: boolean
  children: ReactNode
}

const Fact = ({ icon, tone = 'neutral', isSoft = false, children }: FactProps) => (
  <li className={cx(layout.beside, layout.gap3, isSoft && textStyle.soft)}>
    <IconTile tone={tone}>{icon}</IconTile>
    <p className={layout.middle}>{children}</p>
  </li>
)

function Policy({ booking: { policyRespected, policyReason } }: Pick<ClocksProps, 'booking'>) {
  const reason = policyReasons.find((each) => each === policyReason) ?? 'none'
  if (policyRespected === null)
    return (
      <Fact icon={<ShieldCheck aria-hidden="true" />} isSoft>
        <FormattedMessage id="scorePages.policy.unknown" />
      </Fact>
    )
  return (
    <Fact
      tone={policyRespected ? 'success' : 'warning'}
      icon={policyRespected ? <ShieldCheck aria-hidden="true" /> : <ShieldAlert aria-hidden="true" />}
    >
      <FormattedMessage
        id={policyRespected ? 'scorePages.policy.within' : 'scorePages.policy.outside'}
        values={{ reason }}
      />
    </Fact>
  )
}
