import { FormattedMessage } from 'react-intl'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { AdviceFeed } from '#contract/advisories.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { FailedSection, WaitingRows } from '@/patterns/feedback/sectionStates'
import { PageSection } from '@/patterns/page/PageSection'
import { Fact, FactList } from '@/patterns/record/FactList'
import { Card } from '@/ui/display/Card'
import { useAdviceFeedsQuery } from './alerts.slice'
import { mayReadFeeds } from './alerts.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** How each government's advice was last read: state, times, failure and numbers. */
export function FeedHealth() {
  const { companyId, roles } = useSession()
  const isReader = mayReadFeeds(roles)
  const query = useAdviceFeedsQuery(isReader && isOffered('riskfeeds') ? { companyId } : skipToken)
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

function Feeds({ feeds }: { feeds: readonly AdviceFeed[] }) {
  const { country } = useFormats()
  if (feeds.length === 0)
    return (
      <p className={textStyle.soft}>
        <FormattedMessage id="alerts.raw.feeds.none" />
      </p>
    )
  return (
    <div className={cx(layout.tiles18, layout.gap4)}>
      {feeds.map((feed) => (
        <Card key={feed.sourceCountry} as="article" headingLevel={3} heading={country(feed.sourceCountry)}>
          <FeedFacts feed={feed} />
        </Card>
      ))}
    </div>
  )
}

function FeedFacts({ feed }: { feed: AdviceFeed }) {
  const { instant } = useFormats()
  const { state, isConfigured, readAt, checkedAt, failureCode, places, skipped } = feed
  const at = (time: string | null) => (time === null ? <FormattedMessage id="alerts.raw.none" /> : instant(time))
  return (
    <FactList>
      <Fact name="alerts.raw.state">
        <code>{state}</code>
      </Fact>
      <Fact name="alerts.raw.configured">
        <FormattedMessage id={isConfigured ? 'alerts.raw.yes' : 'alerts.raw.no'} />
      </Fact>
      <Fact name="alerts.raw.read">{at(readAt)}</Fact>
      <Fact name="alerts.raw.checked">{at(checkedAt)}</Fact>
      <Fact name="alerts.raw.failure">
        {failureCode ? <code>{failureCode}</code> : <FormattedMessage id="alerts.raw.none" />}
      </Fact>
      <Fact name="alerts.raw.places">{places}</Fact>
      <Fact name="alerts.raw.skipped">{skipped}</Fact>
    </FactList>
  )
}
