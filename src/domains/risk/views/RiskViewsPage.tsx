import { FormattedMessage, useIntl } from 'react-intl'
import { type RiskView, riskViewKinds, riskViewsPage } from '#contract/risk/riskViews.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import { DayFilters } from '@/patterns/table/filters/DayFilters'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import type { TableFilter } from '@/patterns/table/TableTools'
import layout from '@/ui/layout/layout.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'
import { viewsQuery, viewsTable } from './riskViews.rules'
import { useRiskViewsQuery } from './riskViews.slice'
import { ViewedThing } from './ViewedThing'

/** The record of what risk advisors looked at about other people, for administrators (§6). */
export default function RiskViewsPage() {
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader title={<FormattedMessage id="routes.riskViews" />} lead="riskViews.lead" />
      <Views />
    </div>
  )
}

function Views() {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const address = useTableAddress(viewsTable)
  const answer = useRiskViewsQuery(
    { companyId, pageNumber: address.state.pageNumber, ...viewsQuery(address.state) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <DataTable
      label={formatMessage({ id: 'routes.riskViews' })}
      columns={useColumns()}
      answer={answer}
      address={address}
      pageSize={riskViewsPage}
      keyOf={({ id }) => id}
      nameOf={({ viewer }) => viewer}
      searchLabel={formatMessage({ id: 'riskViews.search' })}
      filters={[useKindFilter()]}
      moreFilters={<DayFilters address={address} />}
      noneOnDays="riskViews.none.onDays"
      empty={
        <EmptyState
          title={<FormattedMessage id="riskViews.none.title" />}
          text={<FormattedMessage id="riskViews.none.text" />}
        />
      }
    />
  )
}

function useKindFilter(): TableFilter {
  const { formatMessage } = useIntl()
  return {
    name: 'kind',
    label: formatMessage({ id: 'riskViews.column.kind' }),
    all: formatMessage({ id: 'riskViews.kind.all' }),
    options: riskViewKinds.map((kind) => ({ value: kind, label: formatMessage({ id: `riskViews.kind.${kind}` }) })),
  }
}

function useColumns(): Column<RiskView>[] {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  return [
    {
      key: 'viewer',
      header: formatMessage({ id: 'riskViews.column.viewer' }),
      cell: ({ viewer }) => viewer,
      isRowHeader: true,
    },
    {
      key: 'kind',
      header: formatMessage({ id: 'riskViews.column.kind' }),
      cell: ({ kind }) => <FormattedMessage id={`riskViews.kind.${kind}`} />,
    },
    {
      key: 'about',
      header: formatMessage({ id: 'riskViews.column.about' }),
      cell: (view) => <ViewedThing view={view} />,
    },
    {
      key: 'at',
      header: formatMessage({ id: 'riskViews.column.at' }),
      cell: ({ at }) => <time dateTime={at}>{instant(at)}</time>,
    },
  ]
}
