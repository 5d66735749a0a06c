import { FormattedMessage } from 'react-intl'
import type { Alert } from '#contract/risk/alerts.ts'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { WaitingRows } from '@/patterns/feedback/sectionStates'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { Fact, FactList } from '@/patterns/record/FactList'
import { EmptyState } from '@/ui/notice/EmptyState'
import { AlertItem } from './AlertItem'
import { byUrgency } from './alerts.rules'
import { useAlerts } from './useAlerts'
import { FeedHealth } from './FeedHealth'
import layout from '@/ui/layout/layout.module.css'

/** §2 developer garda-alerts: the alerts of GET .../alerts/garda with their facts as answered, and the health of feeds. */
export default function DeveloperAlertsPage() {
  const answer = useAlerts()
  const { currentData, isError } = answer
  return (
    <div className={layout.stack6}>
      <PageHeader title={<FormattedMessage id="routes.developerAlerts" />} />
      <PageSection heading={<FormattedMessage id="alerts.heading" />}>
        {currentData ? (
          <Alerts alerts={currentData} />
        ) : isError ? (
          <QueryFailure isLarge query={answer} title="alerts.raw.failed" />
        ) : (
          <WaitingRows text={<FormattedMessage id="patterns.loading" />} />
        )}
      </PageSection>
      <FeedHealth />
    </div>
  )
}

function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return <EmptyState title={<FormattedMessage id="alerts.raw.empty" />} headingLevel={3} />
  return (
    <RowList>
      {alerts.toSorted(byUrgency).map((alert) => (
        <AlertItem key={alert.id} alert={alert}>
          <RawFacts alert={alert} />
        </AlertItem>
      ))}
    </RowList>
  )
}

/** The facts of an alert as the answer has them; whether anybody's trip is near is only a number (§6). */
function RawFacts({ alert }: { alert: Alert }) {
  const { instant } = useFormats()
  const { id, category, event, severity, countries, trips, travellers, sentAt, startsAt, endsAt } = alert
  return (
    <FactList>
      <Fact name="alerts.raw.id">
        <code>{id}</code>
      </Fact>
      <Fact name="alerts.raw.event">{event}</Fact>
      <Fact name="alerts.raw.category">{category}</Fact>
      <Fact name="alerts.raw.severity">{severity}</Fact>
      <Fact name="alerts.raw.countries">{orNone(countries.join(' '))}</Fact>
      <Fact name="alerts.raw.sent">{instant(sentAt)}</Fact>
      <Fact name="alerts.raw.time">
        {startsAt} … {endsAt}
      </Fact>
      <Fact name="alerts.raw.trips">{orNone(trips.join(' '))}</Fact>
      {travellers !== undefined && <Fact name="alerts.raw.travelers">{travellers}</Fact>}
    </FactList>
  )
}

const orNone = (text: string) => text || <FormattedMessage id="alerts.raw.none" />
