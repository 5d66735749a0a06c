import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { QueueRequest } from '#contract/support/helpDesk.ts'
import { RequestBadges } from '@/domains/helpDesk/RequestBadges'
import { RequestTrip } from '@/domains/helpDesk/RequestTrip'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'

/** The columns of the queue. */
export function useQueueColumns(): Column<QueueRequest>[] {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return [
    {
      key: 'person',
      header: formatMessage({ id: 'helpDesk.agent.column.person' }),
      isRowHeader: true,
      cell: ({ id, person, company }) => (
        <Stacked below={company}>
          <Link to={pathTo(locale, 'helpDeskAgentRequest', { requestId: id })}>
            {person || <FormattedMessage id="helpDesk.agent.nobody" />}
          </Link>
        </Stacked>
      ),
    },
    {
      key: 'topic',
      header: formatMessage({ id: 'helpDesk.agent.column.topic' }),
      cell: ({ topic, trip }) => (
        <Stacked below={trip && <RequestTrip trip={trip} />}>
          <FormattedMessage id={`helpDesk.topic.${topic}`} />
        </Stacked>
      ),
    },
    {
      key: 'status',
      header: formatMessage({ id: 'helpDesk.agent.column.status' }),
      cell: (request) => <RequestBadges request={request} isAgent />,
    },
    {
      key: 'waits',
      header: formatMessage({ id: 'helpDesk.agent.column.waits' }),
      cell: (request) => <Waits request={request} />,
    },
    {
      key: 'agent',
      header: formatMessage({ id: 'helpDesk.agent.column.agent' }),
      cell: ({ agent, isMine }) => (isMine ? <FormattedMessage id="helpDesk.you" /> : (agent ?? '–')),
    },
  ]
}

/** How long the person has been waiting for an answer. */
function Waits({ request: { waitingSince } }: { request: QueueRequest }) {
  const { duration } = useFormats()
  const now = useNow()
  if (waitingSince === null) return '–'
  const minutes = Math.max(0, Math.round((+now - +new Date(waitingSince)) / 60_000))
  return <time dateTime={waitingSince}>{duration(minutes)}</time>
}
