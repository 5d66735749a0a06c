import { Plus, CalendarPlus } from 'lucide-react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/events/groupNames.ts'
import {
  groupLimits,
  type GroupStatus,
  groupStatuses,
  type organizedGroupSorts,
  type OrganizedGroup,
} from '#contract/events/groupTravels.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import {
  searchOfValue,
  type TableAddress,
  type TableShape,
  useTableAddress,
} from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { cx } from '@/ui/cx'
import { useSession } from '@/domains/session/shared/useSession'
import { CountedLinks } from '@/domains/events/shared/CountedLinks'
import { shownOf } from '@/store/shownAnswer'
import { useOrganizedGroupsQuery } from '../organize.slice'
import { statesThereAre, placeOf } from '../organize.rules'
import { GroupDays } from '../GroupDays'
import { StatusBadge } from '../StatusBadge'
import { Funnel } from './Funnel'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 events: the events of an organizer, page by page. */
export default function GroupTravelPage() {
  return (
    <div className={layout.stack5}>
      <PageHeader title={<FormattedMessage id="routes.groupTravel" />} primary={<AddLink />} />
      <GroupTable />
    </div>
  )
}

const AddLink = () => (
  <Link to={pathTo(useLocale(), 'groupTravelAdd')} className={buttonClass()}>
    <Plus aria-hidden="true" />
    <FormattedMessage id="organize.add" />
  </Link>
)

const shape: TableShape = {
  sortable: ['name', 'startDate'],
  defaultSort: { key: 'startDate', direction: 'desc' },
  filters: { status: groupStatuses },
}

/** The organizer's events. Search, state, sorting and page are in the address. */
function GroupTable() {
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

/** The columns of a list of events: name, place, dates, numbers of people and state. */
const groupColumns = ({ formatMessage, locale: culture }: IntlShape, locale: LocaleCode): Column<OrganizedGroup>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'organize.column.name' }),
    isRowHeader: true,
    cell: (group) => (
      <>
        <Link to={pathTo(locale, 'groupDetail', { groupTravelId: group.id })}>{groupNameOf(group.names, culture)}</Link>
        {!group.isOwn && <p className={cx(textStyle.soft, textStyle.regular)}>{group.organizer.name}</p>}
      </>
    ),
  },
  {
    key: 'place',
    header: formatMessage({ id: 'organize.column.place' }),
    cell: (group) => placeOf(group) || formatMessage({ id: 'organize.place.open' }),
  },
  {
    key: 'startDate',
    header: formatMessage({ id: 'organize.column.days' }),
    cell: (group) => <GroupDays group={group} />,
  },
  {
    key: 'people',
    header: formatMessage({ id: 'organize.column.people' }),
    isWhole: true,
    cell: (group) => <Funnel group={group} />,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'organize.column.status' }),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
]
