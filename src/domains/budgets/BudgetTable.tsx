import { FormattedMessage, useIntl } from 'react-intl'
import {
  type Budget,
  budgetLimits,
  type BudgetPage,
  type BudgetSortKey,
  budgetStates,
} from '#contract/reports/budgets.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import type { Column } from '@/patterns/table/rows/TableRows'
import { shownOf } from '@/store/shownAnswer'
import { AmountCell, CostCenterCell, SpentCell, UsedCell } from './BudgetCells'
import { type BudgetQuery, budgetTablePath } from './budgets.api'
import { countOfState, searchOfState } from './budgetTable.rules'

interface BudgetTableProps {
  answer: DataTableProps<Budget>['answer'] & {
    data?: BudgetPage | undefined
    currentData?: BudgetPage | undefined
  }
  address: TableAddress
  query: BudgetQuery
}

/** The cost centers with their budgets of a year, page by page, and links to those in each state. */
export function BudgetTable({ answer, address, query }: BudgetTableProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const { shown, isOutdated } = shownOf(answer)
  return (
    <>
      <StatusLinks
        label={formatMessage({ id: 'budgets.states' })}
        areOutdated={isOutdated}
        links={[undefined, ...budgetStates].map((state) => ({
          key: state ?? 'all',
          label: <FormattedMessage id={state ? `budgets.state.${state}` : 'budgets.tab.all'} />,
          search: searchOfState(address.state, state),
          count: shown && countOfState(shown.stateCounts, state),
          isCurrent: state === query.state,
        }))}
      />
      <DataTable
        label={formatMessage({ id: 'routes.budgets' })}
        columns={useColumns(shown?.currency ?? 'USD')}
        answer={answer}
        address={address}
        pageSize={budgetLimits.page}
        keyOf={({ costCenterId }) => costCenterId}
        nameOf={({ name }) => name}
        searchLabel={formatMessage({ id: 'budgets.search' })}
        download={{
          path: budgetTablePath({ companyId }, query),
          fallbackName: `budgets-${query.year}.csv`,
          api: 'reporting',
        }}
        isWide
        empty={null}
      />
    </>
  )
}

function useColumns(currency: string): Column<Budget>[] {
  const { formatMessage } = useIntl()
  const header = (key: Exclude<BudgetSortKey, 'used'>) => formatMessage({ id: `budgets.column.${key}` })
  const amount = (key: 'amount' | 'planned' | 'left'): Column<Budget> => ({
    key,
    header: header(key),
    isFigure: true,
    cell: (budget) => <AmountCell amount={budget[key]} currency={currency} />,
  })
  return [
    {
      key: 'costCenter',
      header: header('costCenter'),
      isRowHeader: true,
      cell: (budget) => <CostCenterCell budget={budget} />,
    },
    { key: 'used', header: formatMessage({ id: 'budgets.used' }), cell: (budget) => <UsedCell budget={budget} /> },
    amount('amount'),
    {
      key: 'spent',
      header: header('spent'),
      isFigure: true,
      cell: (budget) => <SpentCell budget={budget} currency={currency} />,
    },
    amount('planned'),
    amount('left'),
  ]
}
