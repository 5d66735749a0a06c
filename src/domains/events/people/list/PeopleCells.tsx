import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import type { GroupMovement, GroupTraveler } from '#contract/events/groupTravelers.ts'
import { WaitingBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { formatDayRange } from '@/i18n/dayRange'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { CodeValue } from '@/patterns/record/CodeValue'
import { Marks } from '@/patterns/table/rows/Marks'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { Badge } from '@/ui/display/Badge'
import { MailAddress } from '@/ui/display/MailAddress'
import { hindrancesOf, standingOf, standingTones } from '../people.rules'
import styles from './PeopleCells.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface CellProps {
  person: GroupTraveler
}

/** The name and e-mail address of a person, and whether they are a guest. */
export const NameCell = ({ person }: CellProps) => (
  <Stacked isCut className={styles.who} below={person.email !== '' && <MailAddress address={person.email} />}>
    {fullName(person)}
    {person.isGuest && (
      <>
        {' '}
        <Badge>
          <FormattedMessage id="groupPeople.guest" />
        </Badge>
      </>
    )}
  </Stacked>
)

/** The answer to the invitation, its day, and how often the person was reminded. */
export function AnswerCell({ person }: CellProps) {
  const { locale } = useIntl()
  const today = localDay(useNow())
  /** Without its year, unless that is another. */
  const dayOf = (instant: string) => {
    const day = localDay(instant)
    return formatDayRange(locale, { from: day, to: day, today })
  }
  const { invitedAt, answeredAt, remindedAt, reminders } = person
  const standing = standingOf(person)
  const since = answeredAt ?? invitedAt
  return (
    <Stacked
      below={
        <span className={styles.since}>
          {since && (
            <span>
              <FormattedMessage
                id={answeredAt ? 'groupPeople.answered' : 'groupPeople.invited'}
                values={{ date: dayOf(since) }}
              />
            </span>
          )}{' '}
          {remindedAt && (
            <span>
              <FormattedMessage id="groupPeople.reminded" values={{ count: reminders, date: dayOf(remindedAt) }} />
            </span>
          )}
        </span>
      }
    >
      <Badge tone={standingTones[standing]}>
        <FormattedMessage id={`groupPeople.standing.${standing}`} />
      </Badge>
    </Stacked>
  )
}

/** The trip for the event, or that there is none yet and why the person cannot book it. */
export function TripCell({ person }: CellProps) {
  if (person.trip) return <BookedTrip person={person} trip={person.trip} />
  const isAccepted = person.status === 'accepted'
  return (
    <div className={layout.stack0}>
      {isAccepted &&
        (person.needsNoTrip ? <FormattedMessage id="groupPeople.needsNoTrip" /> : <NotBooked person={person} />)}
      <Hindrances person={person} />
    </div>
  )
}

/** The booking with arrival and departure, marked where the person declined. */
function BookedTrip({ person, trip }: CellProps & { trip: NonNullable<GroupTraveler['trip']> }) {
  return (
    <div className={styles.booked}>
      <div className={layout.stack0}>
        <CodeValue code={trip.bookingId} />
        {trip.isWaiting && (
          <span>
            <WaitingBadge />
          </span>
        )}
        {person.status === 'declined' && (
          <span>
            <Badge tone="warning">
              <FormattedMessage id="groupPeople.stillBooked" />
            </Badge>
          </span>
        )}
      </div>
      <div className={layout.stack0}>
        {trip.arrival && <Movement way="arrival" movement={trip.arrival} />}
        {trip.departure && <Movement way="departure" movement={trip.departure} />}
      </div>
    </div>
  )
}

/** An accepted invitation without a trip, and since when. */
function NotBooked({ person: { answeredAt } }: CellProps) {
  const { relativeDays } = useFormats()
  const today = localDay(useNow())
  return (
    <span className={styles.since}>
      <span>
        <FormattedMessage id="groupPeople.notBooked" />
      </span>{' '}
      {answeredAt && (
        <span className={cx(textStyle.soft, textStyle.regular)}>
          <FormattedMessage
            id="groupPeople.notBooked.since"
            values={{ when: relativeDays(dayDifference(today, localDay(answeredAt))) }}
          />
        </span>
      )}
    </span>
  )
}

interface MovementProps {
  way: 'arrival' | 'departure'
  movement: GroupMovement
}

function Movement({ way, movement: { at, airport, number } }: MovementProps) {
  const { weekday, time } = useFormats()
  return (
    <span className={cx(textStyle.soft, textStyle.regular)}>
      <FormattedMessage
        id={`groupPeople.${way}`}
        values={{ day: weekday(at.slice(0, 10)), time: time(at), airport, number }}
      />
    </span>
  )
}

/** The reasons why the person cannot book, with the people who can settle them. */
function Hindrances({ person }: CellProps) {
  const marks = hindrancesOf(person).map(({ hindrance, count }) => ({
    key: hindrance,
    badge: (
      <span className={styles.hindrance}>
        <TriangleAlert aria-hidden="true" />
        <FormattedMessage id={`groupPeople.hindrance.${hindrance}`} values={{ count, name: person.firstName }} />
      </span>
    ),
    isLong: true,
  }))
  return <Marks name={fullName(person)} marks={marks} />
}
