import { skipToken } from '@reduxjs/toolkit/query/react'
import { UserPlus, ChevronDown, Clock } from 'lucide-react'
import { lazy, Suspense, useState, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SentRequest } from '#contract/arranger/arrangers.ts'
import { limits } from '#contract/fields/limits.ts'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { RowList } from '@/patterns/list/ExpandingRow'
import { ShowMore } from '@/patterns/list/ShowMore'
import { Button } from '@/ui/button/Button'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { Badge } from '@/ui/display/Badge'
import { MailAddress } from '@/ui/display/MailAddress'
import { cx } from '@/ui/cx'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useTravelerCountsQuery, useSentRequestsQuery } from './board.slice'
import { TravelersTable } from './TravelersTable'
import { RequestActions } from './RequestActions'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './SentRequests.module.css'

const AskDialog = lazy(() => loadOnceOnline(() => import('./AskDialog')))

/** §2 arranger-profiles: an arranger's travelers, their marks, and open requests. */
export default function TravelersPage() {
  const [isAsking, setAsking] = useState(false)
  const profileRef = useSubjectProfile()
  const { currentData: counts } = useTravelerCountsQuery(
    isOffered('travellerfilters') ? { ...profileRef, search: '' } : skipToken,
  )
  const count = counts?.statuses.approved
  return (
    <div className={layout.stack4}>
      <PageHeader
        title={<FormattedMessage id="routes.arranger-profiles" />}
        mark={<Help />}
        facts={[Boolean(count) && <FormattedMessage key="count" id="travelers.count" values={{ count }} />]}
        primary={
          <Button icon={<UserPlus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <FormattedMessage id="travelers.ask" />
          </Button>
        }
      />
      {isOffered('sentrequests') && <SentRequests />}
      <TravelersTable />
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

const terms = ['pending', 'cannotBook', 'expiring', 'advisory'] as const

/** Explains the marks of the list. §9: the tooltip of the arranger list is on its right. */
function Help() {
  const { formatMessage } = useIntl()
  return (
    <HelpTip
      theme="tripsHelp"
      tip="arrangerList"
      label={formatMessage({ id: 'travelers.help' })}
      terms={terms.map((key) => ({
        key,
        term: <FormattedMessage id={`travelers.help.${key}`} />,
        text: <FormattedMessage id={`travelers.help.${key}.text`} />,
      }))}
    />
  )
}

/** Only few requests are shown at first, because the travelers below matter more. */
const shownAtFirst = 3

/**
 * The open requests, the newest first, in one line until it is opened. Nothing without open requests. Where the
 * requests fail to load, the list of travelers shows the failure for both.
 */
function SentRequests() {
  const [pageSize, setPageSize] = useState(shownAtFirst)
  const { data } = useSentRequestsQuery({ ...useSubjectProfile(), pageSize })
  const headingId = useId()
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  const rows = data?.responseData ?? []
  const more = (data?.totalItemsCount ?? 0) - rows.length
  return (
    <div ref={section}>
      {rows.length > 0 && (
        <section aria-labelledby={headingId}>
          <details className={styles.requests}>
            <summary className={styles.summary}>
              <ChevronDown aria-hidden="true" />
              <h2 id={headingId}>
                <FormattedMessage id="travelers.waiting" values={{ count: data?.totalItemsCount }} />
              </h2>
            </summary>
            <RowList className={styles.list}>
              {rows.map((request) => (
                <Row key={request.key} request={request} />
              ))}
            </RowList>
            {more > 0 && pageSize < limits.largestPage && (
              <ShowMore onClick={() => setPageSize(Math.min(limits.largestPage, pageSize + limits.arrangerPage))}>
                <FormattedMessage
                  id="arranger.travelers.showMore"
                  values={{ count: Math.min(limits.arrangerPage, more) }}
                />
              </ShowMore>
            )}
          </details>
        </section>
      )}
    </div>
  )
}

function Row({ request }: { request: SentRequest }) {
  const { date } = useFormats()
  return (
    <li className={styles.row}>
      <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>{nameOf(request)}</p>
        <p className={textStyle.note}>
          <MailAddress address={request.email} />
        </p>
      </div>
      <div className={cx(layout.row3, layout.lines1)}>
        <Badge tone="warning" icon={<Clock aria-hidden="true" />}>
          <FormattedMessage id="arranger.sent" />
        </Badge>
        <p className={textStyle.note}>
          <FormattedMessage id="arranger.since.sent" values={{ date: date(localDay(request.askedAt)) }} />
        </p>
      </div>
      <RequestActions request={request} />
    </li>
  )
}
