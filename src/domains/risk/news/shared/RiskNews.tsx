import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { RiskNews as News } from '#contract/risk/riskNews.ts'
import { helpPollMs } from '@/domains/notifications/notifications.rules'
import { soonIn } from '@/domains/risk/risk.rules'
import { useRiskNewsQuery } from '@/domains/risk/underWay.slice'
import { AsOf } from '@/domains/risk/shared/AsOf'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { FailedSection } from '@/patterns/feedback/sectionStates'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { pathTo } from '@/routes/pathTo'
import { whileShown } from '@/store/sharedData'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './RiskNews.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * Home of a risk advisor (§6): the open roll calls, and what is new since yesterday: alerts about travelers, changed
 * advice where they are, and arrivals. Each row leads to the people it is about; one of advice leads to the advice too.
 */
export function RiskNews({ companyId }: { companyId: string }) {
  const query = useRiskNewsQuery(companyId, whileShown(helpPollMs))
  const { data, isError, fulfilledTimeStamp } = query
  return (
    <PageSection
      heading={<FormattedMessage id="risk.news.heading" />}
      note={fulfilledTimeStamp && <AsOf time={fulfilledTimeStamp} />}
    >
      {data ? (
        <Rows news={data} />
      ) : isError ? (
        <FailedSection title="risk.news.failed" query={query} />
      ) : (
        <Skeleton lines={3} />
      )}
    </PageSection>
  )
}

function Rows({ news }: { news: News }) {
  const isEmpty = news.rollCalls.length + news.alerts.length + news.changes.length + news.arrived === 0
  if (isEmpty)
    return (
      <p className={textStyle.note}>
        <FormattedMessage id="risk.news.nothing" />
      </p>
    )
  return (
    <RowList>
      <OpenRollCalls news={news} />
      <NewAlerts news={news} />
      <ChangedAdvice news={news} />
      <Arrived news={news} />
    </RowList>
  )
}

/** A row: a link to the people or the advice, and a line about them. */
const Row = ({ to, title, children }: { to: string; title: ReactNode; children: ReactNode }) => (
  <li className={styles.row}>
    <p className={textStyle.medium}>
      <Link to={to}>{title}</Link>
    </p>
    <p className={textStyle.note}>{children}</p>
  </li>
)

function OpenRollCalls({ news }: { news: News }) {
  const locale = useLocale()
  return news.rollCalls.map(({ id, about, counts }) => (
    <Row
      key={id}
      to={pathTo(locale, 'rollCall', { rollCallId: id })}
      title={<FormattedMessage id="risk.news.rollCall" values={{ about }} />}
    >
      <FormattedMessage id="risk.news.counts" values={{ ...counts }} />
    </Row>
  ))
}

function NewAlerts({ news }: { news: News }) {
  const locale = useLocale()
  return news.alerts.map(({ id, headline, severity, isAnnouncement, travellers }) => (
    <Row key={id} to={pathTo(locale, 'reports', undefined, { p: `event:${id}` })} title={headline}>
      <FormattedMessage
        id="risk.news.alert"
        values={{ severity: isAnnouncement ? 'announcement' : String(severity), people: travellers }}
      />
    </Row>
  ))
}

function ChangedAdvice({ news }: { news: News }) {
  const locale = useLocale()
  const { country } = useFormats()
  const today = localDay(useNow())
  return news.changes.map(({ sourceCountry, targetCountry, changedAt, after, travellers }) => (
    <Row
      key={`${sourceCountry} ${targetCountry} ${changedAt}`}
      to={pathTo(locale, 'travelAdvisories', undefined, { country: targetCountry })}
      title={
        <FormattedMessage
          id="risk.news.change"
          values={{ source: country(sourceCountry), country: country(targetCountry) }}
        />
      }
    >
      {after ? (
        <span {...(after.language && { lang: after.language })}>{after.warningText}</span>
      ) : (
        <FormattedMessage id="risk.news.withdrawn" />
      )}
      {' · '}
      <Link to={pathTo(locale, 'reports', undefined, soonIn(targetCountry, today))}>
        <FormattedMessage id="risk.news.people" values={{ people: travellers }} />
      </Link>
    </Row>
  ))
}

function Arrived({ news: { arrived } }: { news: News }) {
  const locale = useLocale()
  if (arrived === 0) return null
  return (
    <Row
      to={pathTo(locale, 'reports', undefined, { p: 'arriving-today' })}
      title={<FormattedMessage id="risk.news.arrived" values={{ people: arrived }} />}
    >
      <FormattedMessage id="risk.news.arrived.note" />
    </Row>
  )
}
