import { CalendarPlus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/groupNames.ts'
import { groupLimits, type GroupStatus, groupStatuses, type organizedGroupSorts } from '#contract/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { DataTable } from '@/patterns/table/DataTable'
import { type TableShape, useTableAddress } from '@/patterns/table/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { groupColumns } from './groupColumns'
import { useOrganizedGroupsQuery } from './organize.slice'
import { GroupStatusLinks } from './GroupStatusLinks'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'

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
