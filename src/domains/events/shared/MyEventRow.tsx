import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { type GroupStanding, standingOf } from '@/domains/events/events.rules'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { ExpandingRow } from '@/patterns/list/ExpandingRow'
import { EventFacts } from './EventFacts'
import { GroupWhen } from './GroupWhen'
import { MyEventActions } from './MyEventActions'
import { NoEventText } from './NoEventText'
import { type EventBooking, useEventBooking } from './useEventBooking'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface MyEventRowProps {
  group: GroupTravel
  headingLevel?: 2 | 3
  /** Whether the details are open at first. */
  isOpened?: boolean
}

/**
 * An event the reader is invited to, in a `RowList`: place and dates, the open task with its day, and its buttons.
 * Opened, it shows the organiser's notes.
 */
export function MyEventRow({ group, headingLevel = 3, isOpened = false }: MyEventRowProps) {
  const { locale } = useIntl()
  const [isOpen, setOpen] = useState(isOpened)
  const headingId = useId()
  const whyId = useId()
  const name = groupNameOf(group.names, locale)
  const standing = standingOf(group, localDay(useNow()))
  const booking = useEventBooking(group)
  const Heading = `h${headingLevel}` as const
  return (
    <ExpandingRow
      headingId={headingId}
      name={name}
      summary={
        <div className={cx(textStyle.note, layout.shrink, textStyle.anywhere)}>
          <Heading id={headingId} className={cx(textStyle.ink, textStyle.normal, textStyle.strong)}>
            {name}
          </Heading>
          <p>
            <GroupWhen group={group} />
          </p>
          <Asked {...{ group, standing, whyId, booking }} />
        </div>
      }
      end={<MyEventActions {...{ group, standing, name, whyId, booking }} />}
      details={
        hasFacts(group)
          ? {
              isOpen,
              onToggle: () => setOpen(!isOpen),
              content: (
                <EventFacts
                  event={group}
                  organizer={group.groupTravel.organizer && <Organizer {...group.groupTravel.organizer} />}
                />
              ),
            }
          : undefined
      }
    />
  )
}

const hasFacts = ({ venue, address, arrivalTime, notes, groupTravel }: GroupTravel) =>
  Boolean(venue || address || arrivalTime || notes || groupTravel.organizer)

/** The person to write to about an event. */
const Organizer = ({ name, email }: NonNullable<GroupTravel['groupTravel']['organizer']>) => (
  <a href={`mailto:${email}`}>{name}</a>
)

interface AskedProps {
  group: GroupTravel
  standing: GroupStanding
  /** Id of the text that explains why the event cannot be booked. */
  whyId: string
  booking: EventBooking
}

/** The day to answer or book by, or to arrive; or the trip that is still booked. */
function Asked({ group, standing, whyId, booking: { why, way, retry } }: AskedProps) {
  const { time, weekday } = useFormats()
  const { answerBy, bookBy, arrivalTime, startDate } = group
  if (standing === 'toAnswer' && answerBy)
    return (
      <p>
        <FormattedMessage id="events.my.answerBy" values={{ day: weekday(answerBy) }} />
      </p>
    )
  if (standing === 'toBook' && (why || bookBy))
    return (
      <p id={whyId}>
        {why ? (
          <NoEventText why={why} way={way} onRetry={retry} />
        ) : (
          <FormattedMessage id="events.my.bookBy" values={{ day: weekday(bookBy ?? startDate) }} />
        )}
      </p>
    )
  if ((standing === 'booked' || standing === 'coming') && arrivalTime)
    return (
      <p>
        <FormattedMessage
          id="events.my.arriveBy"
          values={{ day: weekday(startDate), time: time(`${startDate}T${arrivalTime}`) }}
        />
      </p>
    )
  const [trip] = group.traveler.trips
  if (standing === 'declined' && trip)
    return (
      <p>
        <FormattedMessage id={trip.bookingId ? 'events.my.staysBooked' : 'events.my.staysBookedByOther'} />
      </p>
    )
  return null
}
