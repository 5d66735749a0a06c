import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSubjectPath } from '@/patterns/useSubjectPath'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { useTripList } from '@/domains/itinerary/shared/useTripList'

/** Shown for a trip that does not exist, or belongs to somebody else. */
export function UnknownTrip() {
  const path = useSubjectPath()
  return (
    <EmptyState
      title={<FormattedMessage id="trips.unknown.title" />}
      text={<FormattedMessage id="trips.unknown.text" />}
      illustration={<Illustration of="lost" />}
      action={
        <Link className={buttonClass()} to={path(useTripList())}>
          <FormattedMessage id="trips.unknown.action" />
        </Link>
      }
    />
  )
}
