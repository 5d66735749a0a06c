import { CircleCheck, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import type { Guest } from '#contract/arranger/guests.ts'
import { isOver, missingDetails, tripDays } from '@/domains/guests/guests.rules'
import { GuestBadge } from '@/domains/guests/shared/GuestBadge'
import { ApprovalBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { pathTo } from '@/routes/pathTo'
import { MailAddress } from '@/ui/display/MailAddress'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './GuestCells.module.css'

interface CellProps {
  guest: Guest
}

/** Who it is, as the link to them, and their address. */
export const NameCell = ({ guest }: CellProps) => (
  <Stacked isCut below={guest.email ? <MailAddress address={guest.email} /> : <FormattedMessage id="guests.noEmail" />}>
    <Link to={pathTo(useLocale(), 'guestManagementEdit', { employeeId: guest.employeeId })}>{fullName(guest)}</Link>
  </Stacked>
)

/** Until when they are a guest and what they are now; a trip that ends later is said in words. */
export function EndCell({ guest }: CellProps) {
  const { date } = useFormats()
  return (
    <Stacked below={<EndNote guest={guest} />}>
      <span className={styles.line}>
        <time dateTime={guest.endDate}>{date(guest.endDate)}</time>
        <GuestBadge status={guest.status} />
      </span>
    </Stacked>
  )
}

/** The note about their end: a trip that ends later, and that they cannot sign in. */
function EndNote({ guest: { isTripBeyondEnd, hasAccess, status } }: CellProps) {
  const isShutOut = !hasAccess && !isOver(status)
  if (!isTripBeyondEnd && !isShutOut) return null
  return (
    <>
      {isTripBeyondEnd && (
        <span className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          <FormattedMessage id="guests.tripBeyondEnd" />
        </span>
      )}{' '}
      {isShutOut && (
        <span>
          <FormattedMessage id="guests.noAccess" />
        </span>
      )}
    </>
  )
}

/** Who receives them. */
export const HostCell = ({ guest: { host } }: CellProps) =>
  host ? fullName(host) : <FormattedMessage id="guests.noHost" />

/** Where they are, or go next, and when. */
export function TripCell({ guest: { trip } }: CellProps) {
  const { dateRange } = useFormats()
  if (!trip)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <FormattedMessage id="guests.noTrip" />
        </VisuallyHidden>
      </>
    )
  return (
    <Stacked
      below={
        <>
          {dateRange(...tripDays(trip))} <ApprovalBadge approval={trip.approval} />
        </>
      }
    >
      {trip.tripStatus === 'InProgress' ? (
        <FormattedMessage id="guests.tripNow" values={{ destination: trip.destination }} />
      ) : (
        trip.destination
      )}
    </Stacked>
  )
}

/** Whether they could be booked for, by what is in their profile, with the details that have a short name. */
export function ProfileCell({ guest: { profileIssues } }: CellProps) {
  const { formatMessage, formatList } = useIntl()
  const missing = missingDetails(profileIssues)
  const names = missing.filter((detail) => detail !== 'card' && detail !== 'other')
  if (missing.length > 0)
    return (
      <Stacked below={formatList(names.map((detail) => formatMessage({ id: `guests.missing.${detail}` })))}>
        <FormattedMessage id="guests.missing" values={{ count: missing.length }} />
      </Stacked>
    )
  return (
    <span className={styles.complete}>
      <CircleCheck aria-hidden="true" />
      <FormattedMessage id="guests.complete" />
    </span>
  )
}
