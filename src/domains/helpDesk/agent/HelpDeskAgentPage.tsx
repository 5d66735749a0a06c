import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { helpDeskLimits, helpDeskStatuses, type QueueRequest } from '#contract/support/helpDesk.ts'
import { ConnectionState } from '@/domains/helpDesk/live/ConnectionState'
import { useDesk } from '@/domains/helpDesk/useDesk'
import { useLive } from '@/domains/helpDesk/live/useLive'
import { RequestBadges } from '@/domains/helpDesk/RequestBadges'
import { RequestTrip } from '@/domains/helpDesk/RequestTrip'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { searchOfValue, useTableAddress } from '@/patterns/table/address/tableAddress'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { pathTo } from '@/routes/pathTo'
import { listenToQueue } from './queue.api'
import { useQueueQuery } from './queue.slice'
import { queueQuery, queueTable } from './queueTable.rules'

/** The requests of the companies that an agent serves, the most urgent first. */
export default function HelpDeskAgentPage() {
  const { formatMessage } = useIntl()
  const { companyId, employeeId } = useDesk()
  const agent = { companyId, employeeId }
  const address = useTableAddress(queueTable)
  const query = queueQuery(address.state)
  const answer = useQueueQuery({ ...agent, ...query })
  const live = useLive(employeeId, (seen, listener) => listenToQueue({ ...agent, seen }, listener), 'HelpDeskQueue')
  const { shown, isOutdated } = shownOf(answer)
  const counts = shown?.statusCounts
  return (
    <div className={layout.stack5}>
      <PageHeader title={<FormattedMessage id="routes.helpDeskAgent" />} note={<ConnectionState state={live} />} />
      <StatusLinks
        label={formatMessage({ id: 'helpDesk.agent.statuses' })}
        areOutdated={isOutdated}
        links={[undefined, ...helpDeskStatuses].map((status) => ({
          key: status ?? 'all',
          label: <FormattedMessage id={`helpDesk.agent.tab.${status ?? 'all'}`} />,
          search: searchOfValue(address, 'status', status),
          count: counts && (status ? counts[status] : counts.open + counts.waiting + counts.solved),
          isCurrent: status === query.status,
        }))}
      />
      <DataTable
        label={formatMessage({ id: 'routes.helpDeskAgent' })}
        columns={useQueueColumns()}
        answer={answer}
        address={address}
        pageSize={helpDeskLimits.queuePage}
        keyOf={({ id }) => id}
        nameOf={({ person }) => person}
        empty={
          <EmptyState
            title={<FormattedMessage id="helpDesk.agent.none" />}
            text={<FormattedMessage id="helpDesk.agent.none.text" />}
            illustration={<NothingNewIllustration />}
          />
        }
      />
    </div>
  )
}

/** The columns of the queue. */
function useQueueColumns(): Column<QueueRequest>[] {
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
