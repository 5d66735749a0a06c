import { Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { employeeLimits, type EmployeeRow } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { givenRoles } from '#contract/session/roles.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import type { CostCenterFilterProps } from '@/domains/admin/shared/CostCenterFilter'
import { lazyPart } from '@/patterns/page/lazyPart'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import type { TableFilter } from '@/patterns/table/TableTools'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import { NameCell, PlaceCell, RolesCell, StatusCell } from './EmployeeCells'
import { employeesDataPath } from '@/domains/admin/employees.api'
import styles from './EmployeesPage.module.css'
import { attention, employeeQuery } from './employeeTable.rules'

/** Loads once the list shows its people: its code is larger than that of the list. */
const CostCenterFilter = lazyPart<CostCenterFilterProps>([], () =>
  import('@/domains/admin/shared/CostCenterFilter').then((code) => ({ default: code.CostCenterFilter })),
)

interface EmployeeTableProps {
  answer: DataTableProps<EmployeeRow>['answer']
  address: TableAddress
  /** Without it no row can be selected. */
  selection: DataTableProps<EmployeeRow>['selection']
}

export const idOf = ({ id }: EmployeeRow): string => id

/** The employees page by page: name, contact, place in the company, roles and status. */
export function EmployeeTable({ answer, address, selection }: EmployeeTableProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const placeholder = <Skeleton shape="box" className={styles.filter} />
  return (
    <DataTable<EmployeeRow>
      label={formatMessage({ id: 'routes.employees' })}
      columns={useColumns()}
      answer={answer}
      address={address}
      pageSize={employeeLimits.page}
      keyOf={idOf}
      nameOf={fullName}
      searchLabel={formatMessage({ id: 'employees.search' })}
      filters={useFilters()}
      moreFilters={
        <Suspense fallback={placeholder}>
          {answer.data === undefined && !answer.isError ? (
            placeholder
          ) : (
            <CostCenterFilter address={address} labelId="employees.filter.costCenter" />
          )}
        </Suspense>
      }
      download={{
        path: employeesDataPath({ companyId, ...employeeQuery(address.state) }),
        api: 'company',
        fallbackName: 'employees.xlsx',
      }}
      {...(selection && { selection })}
      isWide
      empty={<NoEmployees />}
    />
  )
}

function useColumns(): Column<EmployeeRow>[] {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const header = (key: string) => formatMessage({ id: `employees.column.${key}` as MessageId })
    return [
      { key: 'name', header: header('name'), cell: (row) => <NameCell employee={row} />, isRowHeader: true },
      { key: 'externalId', header: header('externalId'), cell: ({ externalId }) => externalId },
      { key: 'costCenter', header: header('costCenter'), cell: (row) => <PlaceCell employee={row} /> },
      { key: 'roles', header: header('roles'), cell: (row) => <RolesCell employee={row} /> },
      { key: 'status', header: header('status'), cell: (row) => <StatusCell employee={row} />, isWhole: true },
    ]
  }, [formatMessage])
}

function useFilters(): TableFilter[] {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id: id as MessageId })
  const offered = attention.filter((each) => each !== 'reopening' || isOffered('reopening'))
  return [
    {
      name: 'status',
      label: text('employees.filter.status'),
      all: text('employees.filter.status.all'),
      options: ['active', 'inactive'].map((value) => ({ value, label: text(`employees.filter.status.${value}`) })),
    },
    {
      name: 'role',
      label: text('employees.filter.role'),
      all: text('employees.filter.role.all'),
      options: givenRoles.map((value) => ({ value, label: text(`profile.account.role.${value}`) })),
    },
    {
      name: 'attention',
      label: text('employees.filter.attention'),
      options: offered.map((value) => ({ value, label: text(`employees.filter.attention.${value}`) })),
    },
  ]
}

/** The text of a list without employees, with a link to add the first. */
const NoEmployees = () => (
  <EmptyState
    title={<FormattedMessage id="employees.none.title" />}
    text={<FormattedMessage id="employees.none.text" />}
    action={
      <Link className={buttonClass('secondary')} to={pathTo(useLocale(), 'addEmployee')}>
        <FormattedMessage id="employees.none.action" />
      </Link>
    }
  />
)
