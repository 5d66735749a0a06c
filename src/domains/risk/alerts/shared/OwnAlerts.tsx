import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useNow } from '@/i18n/useNow'
import { useLocale } from '@/i18n/useLocale'
import { AlertItem } from '@/domains/risk/alerts/AlertItem'
import { ownAlerts } from '@/domains/risk/alerts/alerts.rules'
import { useAlerts } from '@/domains/risk/alerts/useAlerts'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { pathTo } from '@/routes/pathTo'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * §6 home.latestAlerts: the current alerts about the reader's trips. Nothing without one, and nothing where they do not
 * load: the page of a trip's advisories says so.
 */
export default function OwnAlerts() {
  const { data = [] } = useAlerts()
  const locale = useLocale()
  const alerts = ownAlerts(data, useNow())
  if (alerts.length === 0) return null
  return (
    <PageSection heading={<FormattedMessage id="alerts.heading.own" />}>
      <RowList>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert}>
            {alert.trips.map((bookingId) => (
              <p key={bookingId} className={textStyle.small}>
                <Link to={pathTo(locale, 'tripAdvisories', undefined, { bookingId })}>
                  <FormattedMessage id="alerts.trip" values={{ booking: bookingId }} />
                </Link>
              </p>
            ))}
          </AlertItem>
        ))}
      </RowList>
    </PageSection>
  )
}
