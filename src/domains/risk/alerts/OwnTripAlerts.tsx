import { FormattedMessage } from 'react-intl'
import { FailedSection, WaitingRows } from '@/patterns/feedback/sectionStates'
import { alertsOfTrip } from './alerts.rules'
import { AlertSection, TripAlerts } from './TripAlerts'
import { useAlerts } from './useAlerts'

/**
 * The current alerts about one of the reader's trips, from all alerts about the reader: for backends whose advice about
 * a trip has none. Alerts that did not load are said to be unknown.
 */
export function OwnTripAlerts({ bookingId }: { bookingId: string }) {
  const query = useAlerts()
  const { currentData, isError } = query
  if (currentData) return <TripAlerts alerts={alertsOfTrip(currentData, bookingId)} />
  return (
    <AlertSection>
      {isError ? (
        <FailedSection title="alerts.failed" query={query} />
      ) : (
        <WaitingRows text={<FormattedMessage id="patterns.loading" />} />
      )}
    </AlertSection>
  )
}
