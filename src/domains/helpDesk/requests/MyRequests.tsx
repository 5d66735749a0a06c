import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { DeskRequest } from '#contract/support/helpDesk.ts'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import { EmptyState } from '@/ui/notice/EmptyState'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import rowLink from '@/patterns/list/rowLink.module.css'
import rows from '@/patterns/list/rows.module.css'
import { useDeskRequestsQuery } from '../helpDesk.slice'
import styles from './MyRequests.module.css'
import { RequestBadges } from '../RequestBadges'
import { RequestTrip } from '../RequestTrip'
import { useDesk } from '../useDesk'

/** The person's requests, the last changed first. */
export function MyRequests() {
  const answer = useDeskRequestsQuery(useDesk())
  return (
    <SectionCard heading={<FormattedMessage id="helpDesk.mine" />} answer={answer}>
      {(requests) =>
        requests.length > 0 ? (
          <ul role="list" className={rows.list}>
            {requests.map((request) => (
              <li key={request.id} className={cx(rows.row, styles.row)}>
                <Row request={request} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            headingLevel={3}
            title={<FormattedMessage id="helpDesk.mine.none" />}
            text={<FormattedMessage id="helpDesk.mine.none.text" />}
          />
        )
      }
    </SectionCard>
  )
}

function Row({ request }: { request: DeskRequest }) {
  const locale = useLocale()
  const { instant } = useFormats()
  const { id, topic, trip, changedAt, isUnread } = request
  return (
    <div className={cx(layout.row3, layout.between, layout.lines1)}>
      <div className={cx(layout.stack1, layout.grow16)}>
        <Link to={pathTo(locale, 'helpDeskRequest', { requestId: id })} className={cx(rowLink.link, textStyle.strong)}>
          <FormattedMessage id={`helpDesk.topic.${topic}`} />
        </Link>
        <p className={cx(textStyle.note, textStyle.snug)}>
          {trip && (
            <>
              <RequestTrip trip={trip} />
              {' · '}
            </>
          )}
          <time dateTime={changedAt}>{instant(changedAt)}</time>
        </p>
      </div>
      <div className={layout.row2}>
        {isUnread && (
          <Badge tone="accent">
            <FormattedMessage id="helpDesk.unread" />
          </Badge>
        )}
        <RequestBadges request={request} />
      </div>
    </div>
  )
}
