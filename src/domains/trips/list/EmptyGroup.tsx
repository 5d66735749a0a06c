import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TripStatus } from '#contract/trips.ts'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { useIsAboutMe } from '@/patterns/subject/subject'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

interface EmptyGroupProps {
  /** Undefined for all trips. */
  status: TripStatus | undefined
}

/**
 * A group without trips; loaded where there is one. Who may not book is told why, and led to where that is settled; of
 * a traveller the bar above says so.
 */
export function EmptyGroup({ status }: EmptyGroupProps) {
  const { reason } = useBooking()
  const isOwn = useIsAboutMe()
  const group = status ?? 'Upcoming'
  const isOwnToBook = isOwn && isAhead({ tripStatus: group })
  const why = isOwnToBook && reason
  return (
    <EmptyState
      title={<FormattedMessage id={`tripLists.empty.${status ?? 'all'}.title`} />}
      text={<FormattedMessage id={why ? `booking.reason.${why}` : `tripLists.empty.${group}.text`} />}
      illustration={<Illustration of="noTrips" />}
      action={isOwnToBook && <Booking />}
    />
  )
}

/** Booking, or where what is missing is settled; nothing where only others can. */
function Booking() {
  const locale = useLocale()
  const { reason, facts } = useBooking()
  if (!reason) return <BookNow />
  if (reason !== 'profileIncomplete') return null
  return (
    <Link className={buttonClass('secondary')} to={readinessPath(locale, facts?.issues ?? [])}>
      <FormattedMessage id="booking.seeWhatIsMissing" />
    </Link>
  )
}
