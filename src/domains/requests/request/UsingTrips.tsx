import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TravelRequest } from '#contract/approvals/requests.ts'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import layout from '@/ui/layout/layout.module.css'

/** The bookings that use a request, each with the way to it. */
export function UsingTrips({ trips }: Pick<TravelRequest, 'trips'>) {
  const path = useSubjectPath()
  if (trips.length === 0) return <FormattedMessage id="travelRequests.noTrips" />
  return (
    <ul role="list" className={layout.stack1}>
      {trips.map(({ bookingId, destination }) => (
        <li key={bookingId}>
          <Link to={path('trip', { bookingId })}>
            <FormattedMessage id="travelRequests.trip" values={{ destination, bookingId }} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
