import type { Trip } from '#contract/trips/trips.ts'
import { useNow } from '@/i18n/useNow'
import { alertsOfTrip, currentAlerts } from '@/domains/risk/alerts/alerts.rules'
import { TripAlerts } from '@/domains/risk/alerts/TripAlerts'
import { useAlerts } from '@/domains/risk/alerts/useAlerts'
import { useIsAboutMe } from '@/patterns/subject/subject'

/**
 * The current alerts about an own trip, on its page. Nothing without one, on a trip of another person, and where they
 * do not load: the page of the trip's advisories says so.
 */
export default function AlertsOnTrip({ trip: { bookingId, isForGuest } }: { trip: Trip }) {
  const isOwn = useIsAboutMe() && isForGuest !== true
  return isOwn ? <Found bookingId={bookingId} /> : null
}

function Found({ bookingId }: { bookingId: string }) {
  const { data = [] } = useAlerts()
  const alerts = currentAlerts(alertsOfTrip(data, bookingId), useNow())
  return alerts.length === 0 ? null : <TripAlerts alerts={alerts} />
}
