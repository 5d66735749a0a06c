import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TripStatus } from '#contract/trips.ts'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

interface EmptyGroupProps {
  /** Undefined for all trips. */
  status: TripStatus | undefined
}

/** A group without trips; loaded where there is one. Who may not book is told why, and led to where that is settled. */
export default function EmptyGroup({ status }: EmptyGroupProps) {
  const locale = useLocale()
  const { reason, facts } = useBooking()
  const group = status ?? 'Upcoming'
  const isComing = isAhead({ tripStatus: group })
  return (
    <EmptyState
      title={<FormattedMessage id={`tripLists.empty.${status ?? 'all'}.title`} />}
      text={<FormattedMessage id={isComing && reason ? `booking.reason.${reason}` : `tripLists.empty.${group}.text`} />}
      illustration={<Illustration of="noTrips" />}
      action={
        isComing &&
        (reason === 'profileIncomplete' ? (
          <Link className={buttonClass('secondary')} to={readinessPath(locale, facts?.issues ?? [])}>
            <FormattedMessage id="booking.seeWhatIsMissing" />
          </Link>
        ) : (
          !reason && <BookNow />
        ))
      }
    />
  )
}
