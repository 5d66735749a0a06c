import { FormattedMessage } from 'react-intl'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Alert } from '#contract/risk/alerts.ts'
import type { AdviceFeed, RiskFeeds } from '#contract/risk/advisories.ts'
import type { AlertFeed } from '#contract/risk/feedStates.ts'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { WaitingRows, FailedSection } from '@/patterns/feedback/sectionStates'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { Fact, FactList } from '@/patterns/record/FactList'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { AlertItem } from './AlertItem'
import { byUrgency, mayReadFeeds } from './alerts.rules'
import { useAlerts } from './useAlerts'
import { useRiskFeedsQuery } from './alerts.slice'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

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

/** How each government's advice and the alerts were last read: state, times, failure and numbers. */
function FeedHealth() {
  const { companyId, roles } = useSession()
  const isReader = mayReadFeeds(roles)
  const query = useRiskFeedsQuery(isReader && isOffered('riskfeeds') ? { companyId } : skipToken)
  const { currentData, isError } = query
  if (!isOffered('riskfeeds')) return null
  return (
    <PageSection heading={<FormattedMessage id="alerts.raw.feeds" />}>
      {!isReader ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="alerts.raw.feeds.role" />
        </p>
      ) : currentData ? (
        <Feeds feeds={currentData} />
      ) : isError ? (
        <FailedSection title="alerts.raw.feeds.failed" query={query} />
      ) : (
        <WaitingRows text={<FormattedMessage id="patterns.loading" />} />
      )}
    </PageSection>
  )
}

function Feeds({ feeds: { advice, alerts } }: { feeds: RiskFeeds }) {
  const { country } = useFormats()
  return (
    <div className={cx(layout.tiles18, layout.gap4)}>
      <Card as="article" headingLevel={3} heading={<FormattedMessage id="alerts.raw.alerts" />}>
        <AlertFacts feed={alerts} />
      </Card>
      {advice.map((feed) => (
        <Card key={feed.sourceCountry} as="article" headingLevel={3} heading={country(feed.sourceCountry)}>
          <AdviceFacts feed={feed} />
        </Card>
      ))}
    </div>
  )
}

const AdviceFacts = ({ feed }: { feed: AdviceFeed }) => (
  <FactList>
    <ReadingFacts feed={feed} />
    <Fact name="alerts.raw.places">{feed.places}</Fact>
    <Fact name="alerts.raw.skipped">{feed.skipped}</Fact>
  </FactList>
)

const AlertFacts = ({ feed }: { feed: AlertFeed }) => (
  <FactList>
    <ReadingFacts feed={feed} />
    <Fact name="alerts.raw.documents">{feed.documents}</Fact>
    <Fact name="alerts.raw.warned">{feed.warned}</Fact>
    <Fact name="alerts.raw.refused">{feed.refused}</Fact>
    <Fact name="alerts.raw.unread">{feed.unread}</Fact>
    <Fact name="alerts.raw.lastRefusal">
      <Code code={feed.lastRefusal} />
    </Fact>
  </FactList>
)

type Reading = Pick<AlertFeed, 'state' | 'isConfigured' | 'readAt' | 'checkedAt' | 'failureCode'>

/** The facts of a feed that every kind of feed has. */
function ReadingFacts({ feed: { state, isConfigured, readAt, checkedAt, failureCode } }: { feed: Reading }) {
  const { instant } = useFormats()
  const at = (time: string | null) => (time === null ? <FormattedMessage id="alerts.raw.none" /> : instant(time))
  return (
    <>
      <Fact name="alerts.raw.state">
        <code>{state}</code>
      </Fact>
      <Fact name="alerts.raw.configured">
        <FormattedMessage id={isConfigured ? 'alerts.raw.yes' : 'alerts.raw.no'} />
      </Fact>
      <Fact name="alerts.raw.read">{at(readAt)}</Fact>
      <Fact name="alerts.raw.checked">{at(checkedAt)}</Fact>
      <Fact name="alerts.raw.failure">
        <Code code={failureCode} />
      </Fact>
    </>
  )
}

const Code = ({ code }: { code: string | null }) =>
  code === null ? <FormattedMessage id="alerts.raw.none" /> : <code>{code}</code>
