import { CircleCheck, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Guest } from '#contract/guests.ts'
import { guestName, isOver, missingDetails, phoneOf, tripDays } from '@/domains/guests/guests.rules'
import { GuestBadge } from '@/domains/guests/shared/GuestBadge'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { MailAddress } from '@/ui/MailAddress'
import styles from './GuestCells.module.css'

interface CellProps {
  guest: Guest
}

/** Who it is, as the link to them, and how to reach them. */
export function NameCell({ guest }: CellProps) {
  const locale = useLocale()
  const phone = phoneOf(guest)
  return (
    <div className={styles.who}>
      <Link to={pathTo(locale, 'guestManagementEdit', { employeeId: guest.employeeId })}>{guestName(guest)}</Link>
      <span className={styles.soft}>
        {guest.email ? <MailAddress address={guest.email} /> : <FormattedMessage id="guests.noEmail" />}
      </span>
      {phone && <span className={styles.soft}>{phone}</span>}
    </div>
  )
}

/** Until when they are a guest and what they are now; a trip that ends later is said in words. */
export function EndCell({ guest }: CellProps) {
  const { date } = useFormats()
  return (
    <div className={styles.cell}>
      <span className={styles.line}>
        <time dateTime={guest.endDate}>{date(guest.endDate)}</time>
        <GuestBadge status={guest.status} />
      </span>
      {!guest.hasAccess && !isOver(guest.status) && (
        <span className={styles.soft}>
          <FormattedMessage id="guests.noAccess" />
        </span>
      )}
      {guest.isTripBeyondEnd && (
        <span className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          <FormattedMessage id="guests.tripBeyondEnd" />
        </span>
      )}
    </div>
  )
}

/** Who receives them. */
export const HostCell = ({ guest: { host } }: CellProps) =>
  host ? guestName(host) : <FormattedMessage id="guests.noHost" />

/** Where they are, or go next, and when. */
export function TripCell({ guest: { trip } }: CellProps) {
  const { dateRange } = useFormats()
  if (!trip) return <FormattedMessage id="guests.noTrip" />
  return (
    <div className={styles.cell}>
      <span>
        {trip.tripStatus === 'InProgress' ? (
          <FormattedMessage id="guests.tripNow" values={{ destination: trip.destination }} />
        ) : (
          trip.destination
        )}
      </span>
      <span className={styles.soft}>{dateRange(...tripDays(trip))}</span>
    </div>
  )
}

/** Whether they could be booked for, by what is in their profile. */
export function ProfileCell({ guest: { profileIssues } }: CellProps) {
  const missing = missingDetails(profileIssues).length
  if (missing > 0) return <FormattedMessage id="guests.missing" values={{ count: missing }} />
  return (
    <span className={styles.complete}>
      <CircleCheck aria-hidden="true" />
      <FormattedMessage id="guests.complete" />
    </span>
  )
}
