import { ChevronDown, Clock } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SentRequest } from '#contract/arranger/arrangers.ts'
import { limits } from '#contract/fields/limits.ts'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { RowList } from '@/patterns/list/ExpandingRow'
import { ShowMore } from '@/patterns/list/ShowMore'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Badge } from '@/ui/display/Badge'
import { MailAddress } from '@/ui/display/MailAddress'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { useSentRequestsQuery } from './board.slice'
import { RequestActions } from './RequestActions'
import styles from './SentRequests.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** Only few requests are shown at first, because the travelers below matter more. */
const shownAtFirst = 3

/**
 * The open requests, the newest first, in one line until it is opened. Nothing without open requests. Where the
 * requests fail to load, the list of travelers shows the failure for both.
 */
export function SentRequests() {
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
