import { FormattedMessage } from 'react-intl'
import { useNow } from '@/i18n/useNow'
import { RowList } from '@/patterns/list/ExpandingRow'
import { FailedSection } from '@/patterns/feedback/sectionStates'
import { PageSection } from '@/patterns/page/PageSection'
import { AlertItem } from './AlertItem'
import { alertsOfTrip } from './alerts.rules'
import { useAlerts } from './useAlerts'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The current alerts about one of the reader's trips. Alerts that did not load are said to be unknown. */
export function TripAlerts({ bookingId }: { bookingId: string }) {
  const query = useAlerts()
  const now = useNow()
  const { currentData, isError } = query
  if (!currentData && !isError) return null
  const alerts = currentData && alertsOfTrip(bookingId, currentData, now)
  return (
    <PageSection heading={<FormattedMessage id="alerts.heading" />}>
      {!alerts ? (
        <FailedSection title="alerts.failed" query={query} />
      ) : alerts.length > 0 ? (
        <RowList>
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
        </RowList>
      ) : (
        <p className={textStyle.soft}>
          <FormattedMessage id="alerts.none" />
        </p>
      )}
    </PageSection>
  )
}
