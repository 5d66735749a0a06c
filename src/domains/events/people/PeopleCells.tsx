import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupMovement, GroupTraveler } from '#contract/groupTravelers.ts'
import { formatDayRange } from '@/i18n/dayRange'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { CodeValue } from '@/patterns/CodeValue'
import { Badge } from '@/ui/Badge'
import { MailAddress } from '@/ui/MailAddress'
import { hindrancesOf, nameOf, standingOf, standingTones } from './people.rules'
import styles from './PeopleCells.module.css'

interface CellProps {
  person: GroupTraveler
}

/** Who it is, and how to reach them. */
export const NameCell = ({ person }: CellProps) => (
  <div className={styles.who}>
    <span>{nameOf(person)}</span>
    {person.email !== '' && (
      <span className={styles.soft}>
        <MailAddress address={person.email} />
      </span>
    )}
    {person.isGuest && (
      <span className={styles.soft}>
        <FormattedMessage id="groupPeople.guest" />
      </span>
    )}
  </div>
)

/** What became of the invitation, since when, and how often they were reminded. */
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
    <div className={styles.cell}>
      <span>
        <Badge tone={standingTones[standing]}>
          <FormattedMessage id={`groupPeople.standing.${standing}`} />
        </Badge>
      </span>
      {since && (
        <span className={styles.soft}>
          <FormattedMessage
            id={answeredAt ? 'groupPeople.answered' : 'groupPeople.invited'}
            values={{ date: dayOf(since) }}
          />
        </span>
      )}
      {remindedAt && (
        <span className={styles.soft}>
          <FormattedMessage id="groupPeople.reminded" values={{ count: reminders, date: dayOf(remindedAt) }} />
        </span>
      )}
    </div>
  )
}

/** The trip they have for the event, marked where they declined; of who accepted and has none, since when. */
export function TripCell({ person: { trip, status, needsNoTrip, answeredAt } }: CellProps) {
  const { relativeDays } = useFormats()
  const today = localDay(useNow())
  if (trip)
    return (
      <div className={styles.cell}>
        <CodeValue code={trip.bookingId} />
        {status === 'declined' && (
          <span>
            <Badge tone="warning">
              <FormattedMessage id="groupPeople.stillBooked" />
            </Badge>
          </span>
        )}
        {trip.arrival && <Movement way="arrival" movement={trip.arrival} />}
        {trip.departure && <Movement way="departure" movement={trip.departure} />}
      </div>
    )
  if (status !== 'accepted') return null
  if (needsNoTrip) return <FormattedMessage id="groupPeople.needsNoTrip" />
  return (
    <div className={styles.cell}>
      <FormattedMessage id="groupPeople.notBooked" />
      {answeredAt && (
        <span className={styles.soft}>
          <FormattedMessage
            id="groupPeople.notBooked.since"
            values={{ when: relativeDays(dayDifference(today, localDay(answeredAt))) }}
          />
        </span>
      )}
    </div>
  )
}

interface MovementProps {
  way: 'arrival' | 'departure'
  movement: GroupMovement
}

function Movement({ way, movement: { at, airport, number } }: MovementProps) {
  const { weekday, time } = useFormats()
  return (
    <span className={styles.soft}>
      <FormattedMessage
        id={`groupPeople.${way}`}
        values={{ day: weekday(at.slice(0, 10)), time: time(at), airport, number }}
      />
    </span>
  )
}

/** What keeps them from booking, and who can settle it. */
export function HindranceCell({ person }: CellProps) {
  const hindrances = hindrancesOf(person)
  if (hindrances.length === 0) return null
  return (
    <ul role="list" className={styles.hindrances}>
      {hindrances.map(({ hindrance, count }) => (
        <li key={hindrance}>
          <TriangleAlert aria-hidden="true" />
          <span>
            <FormattedMessage id={`groupPeople.hindrance.${hindrance}`} values={{ count, name: person.firstName }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
