import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { settingsAndCards } from '#contract/admin/changeWords.ts'
import {
  changedEntities,
  type CompanyChange,
  companyChangeActions,
  companyChangesPage,
} from '#contract/admin/companyChanges.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import { DayFilters } from '@/patterns/table/filters/DayFilters'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import type { TableFilter } from '@/patterns/table/TableTools'
import { pathTo } from '@/routes/pathTo'
import { EmptyState } from '@/ui/notice/EmptyState'
import { ChangedFields, ChangeAuthor, ChangeAction } from './ChangedFields'
import { changesQuery, changesTable, isOfCompany, pageOf } from './companyChanges.rules'
import { changesTablePath } from './companyChanges.api'
import { useCompanyChangesQuery } from './companyChanges.slice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The company's record of changes: author, change and time. */
export default function CompanyChangesPage() {
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader title={<FormattedMessage id="routes.companyChanges" />} lead="companyChanges.lead" />
      <Changes />
    </div>
  )
}

function Changes() {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const address = useTableAddress(changesTable)
  const { pageNumber } = address.state
  const query = changesQuery(address.state)
  const answer = useCompanyChangesQuery({ companyId, pageNumber, ...query })
  return (
    <DataTable
      label={formatMessage({ id: 'routes.companyChanges' })}
      columns={useColumns()}
      answer={answer}
      address={address}
      pageSize={companyChangesPage}
      keyOf={({ id }) => id}
      nameOf={({ entityName }) => entityName}
      searchLabel={formatMessage({ id: 'companyChanges.search' })}
      filters={[useKindFilter(), useActionFilter()]}
      moreFilters={<DayFilters address={address} />}
      download={{
        path: changesTablePath({ companyId, ...query }),
        api: 'company',
        fallbackName: 'company-changes.csv',
      }}
      noneOnDays="companyChanges.none.onDays"
      empty={
        <EmptyState
          title={<FormattedMessage id="companyChanges.none.title" />}
          text={<FormattedMessage id="companyChanges.none.text" />}
        />
      }
    />
  )
}

/** The filter by a kind of thing, or all. */
function useKindFilter(): TableFilter {
  const { formatMessage } = useIntl()
  return {
    name: 'entity',
    label: formatMessage({ id: 'companyChanges.kind' }),
    all: formatMessage({ id: 'companyChanges.kind.all' }),
    options: changedEntities.map((entity) => ({
      value: entity,
      label: formatMessage({ id: `companyChanges.entity.${entity}` }),
    })),
  }
}

/** The filter by what was done, or all. */
function useActionFilter(): TableFilter {
  const { formatMessage } = useIntl()
  return {
    name: 'action',
    label: formatMessage({ id: 'companyChanges.action' }),
    all: formatMessage({ id: 'companyChanges.action.all' }),
    options: companyChangeActions.map((action) => ({
      value: action,
      label: formatMessage({ id: `companyChanges.action.${action}` }),
    })),
  }
}

function useColumns(): Column<CompanyChange>[] {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  return [
    {
      key: 'what',
      header: formatMessage({ id: 'companyChanges.column.what' }),
      cell: (change) => <ChangedThing change={change} />,
      isRowHeader: true,
    },
    {
      key: 'fields',
      header: formatMessage({ id: 'companyChanges.column.fields' }),
      cell: ({ changes }) => <ChangedFields changes={changes} further={settingsAndCards} />,
      isWhole: true,
    },
    {
      key: 'who',
      header: formatMessage({ id: 'companyChanges.column.who' }),
      cell: (change) => <ChangeAuthor change={change} />,
    },
    {
      key: 'at',
      header: formatMessage({ id: 'companyChanges.column.at' }),
      cell: ({ at }) => <time dateTime={at}>{instant(at)}</time>,
    },
  ]
}

/** The changed thing, with a link to its page where it has one. */
function ChangedThing({ change }: { change: CompanyChange }) {
  const locale = useLocale()
  const { entityId, entityName } = change
  const name = entityName || <FormattedMessage id="companyChanges.gone" />
  const to = {
    editEmployee: () => pathTo(locale, 'editEmployee', { employeeId: entityId }),
    costCenter: () => pathTo(locale, 'costCenter', { costCenterId: entityId }),
    groupDetail: () => pathTo(locale, 'groupDetail', { groupTravelId: entityId }),
  }
  const leads = entityName ? pageOf(change) : undefined
  return (
    <span className={cx(layout.stackTight, textStyle.anywhere)}>
      {!isOfCompany(change) && (leads ? <Link to={to[leads]()}>{name}</Link> : <span>{name}</span>)}
      <span className={cx(textStyle.note, textStyle.regular)}>
        <ChangeAction change={change} />
      </span>
    </span>
  )
}
