import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TripStatus } from '#contract/trips/trips.ts'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { useIsAboutMe } from '@/patterns/subject/subject'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoTripsIllustration } from '@/ui/illustrations/NoTripsIllustration'

interface EmptyGroupProps {
  /** Undefined for all trips. */
  status: TripStatus | undefined
}

/**
 * A group without trips, loaded only when a group is empty. A traveler who may not book sees the reason and the way to
 * settle it. An arranger sees the reason in the bar above.
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
      illustration={<NoTripsIllustration />}
      action={isOwnToBook && <Booking />}
    />
  )
}

/** The button to book, or the link to the missing details. Nothing where only other people can settle the reason. */
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
