import { CalendarPlus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/events/groupNames.ts'
import {
  groupLimits,
  type GroupStatus,
  groupStatuses,
  type organizedGroupSorts,
} from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { DataTable } from '@/patterns/table/DataTable'
import {
  searchOfValue,
  type TableAddress,
  type TableShape,
  useTableAddress,
} from '@/patterns/table/address/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { groupColumns } from './groupColumns'
import { useOrganizedGroupsQuery } from '../organize.slice'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'
import { CountedLinks } from '@/domains/events/shared/CountedLinks'
import { statesThereAre } from '../organize.rules'

const shape: TableShape = {
  sortable: ['name', 'startDate'],
  defaultSort: { key: 'startDate', direction: 'desc' },
  filters: { status: groupStatuses },
}

/** The organizer's events. Search, state, sorting and page are in the address. */
export function GroupTable() {
  const intl = useIntl()
  const { companyId } = useSession()
  const locale = useLocale()
  const address = useTableAddress(shape)
  const { pageNumber, search, sort, filters } = address.state
  const statuses = (filters['status'] ?? []) as GroupStatus[]
  const answer = useOrganizedGroupsQuery({
    companyId,
    pageNumber,
    search,
    statuses,
    sort: `${sort.key}:${sort.direction}` as (typeof organizedGroupSorts)[number],
  })
  const { shown, isOutdated } = shownOf(answer)
  return (
    <div className={layout.stack3}>
      <GroupStatusLinks address={address} counts={shown?.statusCounts} areOutdated={isOutdated} />
      <DataTable
        label={intl.formatMessage({ id: 'organize.list' })}
        columns={groupColumns(intl, locale)}
        answer={answer}
        address={address}
        pageSize={groupLimits.page}
        keyOf={({ id }) => id}
        nameOf={({ names }) => groupNameOf(names, intl.locale)}
        searchLabel={intl.formatMessage({ id: 'organize.search' })}
        empty={<NoEvents />}
      />
    </div>
  )
}

const NoEvents = () => (
  <EmptyState
    title={<FormattedMessage id="organize.none.title" />}
    text={<FormattedMessage id="organize.none.text" />}
    action={
      <Link to={pathTo(useLocale(), 'groupTravelAdd')} className={buttonClass('secondary')}>
        <CalendarPlus aria-hidden="true" />
        <FormattedMessage id="organize.none.action" />
      </Link>
    }
  />
)

interface GroupStatusLinksProps {
  address: TableAddress
  counts: Partial<Record<GroupStatus, number>> | undefined
  areOutdated: boolean
}

/** Links to the events of each state that has any, with their number. Each link has its own address. */
function GroupStatusLinks({ address, counts, areOutdated }: GroupStatusLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = address.state.filters['status']?.[0] as GroupStatus | undefined
  const states = statesThereAre(counts ?? {}, chosen)
  if (states.length < 2 && !chosen) return null
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const link = (status: GroupStatus | undefined, count: number) => ({
    key: status ?? 'all',
    label: <FormattedMessage id={status ? `organize.status.${status}` : 'organize.status.all'} />,
    search: searchOfValue(address, 'status', status),
    count,
    isCurrent: status === chosen,
  })
  return (
    <CountedLinks
      label={formatMessage({ id: 'organize.statuses' })}
      areOutdated={areOutdated}
      links={[link(undefined, all), ...states.map(({ status, count }) => link(status, count))]}
    />
  )
}
