import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useNow } from '@/i18n/useNow'
import { AlertItem } from '@/domains/risk/alerts/AlertItem'
import { currentAlerts } from '@/domains/risk/alerts/alerts.rules'
import { useAlerts } from '@/domains/risk/alerts/useAlerts'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
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
  const alerts = currentAlerts(
    data.filter(({ trips }) => trips.includes(bookingId)),
    useNow(),
  )
  if (alerts.length === 0) return null
  return (
    <PageSection heading={<FormattedMessage id="alerts.heading" />}>
      <RowList>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </RowList>
    </PageSection>
  )
}
