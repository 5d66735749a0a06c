import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/groupNames.ts'
import type { GroupTravel } from '#contract/groupTravels.ts'
import { type GroupStanding, mayAnswer, standingOf } from '@/domains/events/events.rules'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { ExpandingRow } from '@/patterns/ExpandingRow'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import type { Tone } from '@/ui/tone'
import { buttonClass } from '@/ui/buttonClass'
import { GroupLackText } from './GroupLackText'
import { GroupWhen } from './GroupWhen'
import styles from './MyEventRow.module.css'
import { useEventBooking } from './useEventBooking'
import { useGroupAnswer } from './useGroupAnswer'

const tones: Partial<Record<GroupStanding, Tone>> = { booked: 'success', coming: 'success' }

/** An event somebody is invited to, in a `RowList`: where and when, what is asked of them by when, and doing it. */
export function MyEventRow({ group, isHeadingSmall = true }: { group: GroupTravel; isHeadingSmall?: boolean }) {
  const { locale } = useIntl()
  const headingId = useId()
  const name = groupNameOf(group.names, locale)
  const standing = standingOf(group, localDay(useNow()))
  const Heading = isHeadingSmall ? 'h3' : 'h2'
  return (
    <ExpandingRow
      headingId={headingId}
      name={name}
      summary={
        <div className={styles.summary}>
          <Heading id={headingId} className={styles.name}>
            {name}
          </Heading>
          <p>
            <GroupWhen group={group} />
          </p>
          <Asked group={group} standing={standing} />
        </div>
      }
      end={<Next group={group} standing={standing} name={name} />}
    />
  )
}

interface StandingProps {
  group: GroupTravel
  standing: GroupStanding
}

/** By when somebody should answer or book, or be there. */
function Asked({ group, standing }: StandingProps) {
  const { time, weekday } = useFormats()
  const { answerBy, bookBy, arrivalTime, startDate } = group
  const { lack } = useEventBooking(group)
  if (standing === 'toAnswer' && answerBy)
    return (
      <p>
        <FormattedMessage id="events.my.answerBy" values={{ day: weekday(answerBy) }} />
      </p>
    )
  if (standing === 'toBook' && (lack || bookBy))
    return (
      <p>
        {lack ? (
          <GroupLackText lack={lack} group={group} />
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
  return null
}

/** What can be done next, or how it stands. */
function Next({ group, standing, name }: StandingProps & { name: string }) {
  const locale = useLocale()
  const trip = group.traveler.trips.find(({ bookingId }) => bookingId)
  if (standing === 'toAnswer') return <Answer group={group} name={name} />
  if (standing === 'toBook') return <ToBook group={group} name={name} />
  return (
    <>
      <Badge tone={tones[standing] ?? 'neutral'}>
        <FormattedMessage id={`events.my.${standing}`} />
      </Badge>
      {standing === 'booked' && trip?.bookingId && (
        <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'trip', { bookingId: trip.bookingId })}>
          <FormattedMessage id="events.my.seeTrip" />
        </Link>
      )}
      {(standing === 'declined' || standing === 'coming') && (
        <Otherwise group={group} name={name} standing={standing} />
      )}
    </>
  )
}

/** Accepting and declining an invitation. */
function Answer({ group, name }: { group: GroupTravel; name: string }) {
  const { formatMessage } = useIntl()
  const { answer, pending } = useGroupAnswer(group, name)
  if (!isOffered('groupanswer')) return null
  const button = (status: 'accepted' | 'declined', id: 'events.my.accept' | 'events.my.decline') => (
    <Button
      variant={status === 'accepted' ? 'primary' : 'secondary'}
      size="small"
      aria-label={formatMessage({ id: `${id}.of` }, { name })}
      isPending={pending === status}
      onClick={() => void answer(status)}
    >
      <FormattedMessage id={id} />
    </Button>
  )
  return (
    <span className={styles.actions}>
      {button('accepted', 'events.my.accept')}
      {button('declined', 'events.my.decline')}
    </span>
  )
}

/** Booking for an event, or saying that no trip is needed for it. */
function ToBook({ group, name }: { group: GroupTravel; name: string }) {
  const { formatMessage } = useIntl()
  const { isOpening, isDisabled, book } = useEventBooking(group)
  const { answer, pending } = useGroupAnswer(group, name)
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        aria-label={formatMessage({ id: 'events.my.book.of' }, { name })}
        isPending={isOpening}
        aria-disabled={isDisabled || undefined}
        onClick={book}
      >
        <FormattedMessage id="events.my.book" />
      </Button>
      {isOffered('groupanswer') && (
        <Button
          variant="quiet"
          size="small"
          aria-label={formatMessage({ id: 'events.my.noTrip.of' }, { name })}
          isPending={pending === 'accepted'}
          onClick={() => void answer('accepted', true)}
        >
          <FormattedMessage id="events.my.noTrip" />
        </Button>
      )}
    </span>
  )
}

/** Changing one's mind, while that is possible. */
function Otherwise({ group, name, standing }: StandingProps & { name: string }) {
  const { answer, pending } = useGroupAnswer(group, name)
  const { formatMessage } = useIntl()
  const today = localDay(useNow())
  if (!isOffered('groupanswer') || !mayAnswer(group, today)) return null
  const id = standing === 'declined' ? 'events.my.accept' : 'events.my.needTrip'
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={formatMessage({ id: `${id}.of` }, { name })}
      isPending={pending !== undefined}
      onClick={() => void answer('accepted')}
    >
      <FormattedMessage id={id} />
    </Button>
  )
}
