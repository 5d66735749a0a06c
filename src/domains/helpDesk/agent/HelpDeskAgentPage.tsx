import { FormattedMessage, useIntl } from 'react-intl'
import { helpDeskLimits, helpDeskStatuses } from '#contract/support/helpDesk.ts'
import { ConnectionState } from '@/domains/helpDesk/live/ConnectionState'
import { useDesk } from '@/domains/helpDesk/useDesk'
import { useLive } from '@/domains/helpDesk/live/useLive'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { searchOfValue, useTableAddress } from '@/patterns/table/address/tableAddress'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'
import { listenToQueue } from './queue.api'
import { useQueueQuery } from './queue.slice'
import { queueQuery, queueTable } from './queueTable.rules'
import { useQueueColumns } from './useQueueColumns'

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
