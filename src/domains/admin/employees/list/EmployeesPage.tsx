import { skipToken } from '@reduxjs/toolkit/query/react'
import { FileUp, UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { RoleRequest } from '#contract/session/roleRequests.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { useFormats } from '@/i18n/useFormats'
import { PageHeader } from '@/patterns/page/PageHeader'
import { searchOfValue, type TableAddress, useTableAddress } from '@/patterns/table/address/tableAddress'
import { useSelection } from '@/patterns/table/rows/useSelection'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { buttonClass } from '@/ui/button/buttonClass'
import { Button } from '@/ui/button/Button'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { BulkResult } from './BulkResult'
import {
  useEmployeesQuery,
  useUninvitedQuery,
  usePutRoleDecisionMutation,
  useRoleRequestsQuery,
} from '@/domains/admin/employees.slice'
import { EmployeeTable, idOf } from './EmployeeTable'
import { employeeQuery, employeeTable } from './employeeTable.rules'
import { SelectedEmployees } from './SelectedEmployees'
import { useBulkChange } from './useBulkChange'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import rows from '@/patterns/list/rows.module.css'
import { shownOf } from '@/store/shownAnswer'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { localDay } from '@/lib/localDay'

/** §2 employees: all employees of the company, the tasks of its administrators, and bulk changes. */
export default function EmployeesPage() {
  const view = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(view)
  const { companyId } = useSession()
  const address = useTableAddress(employeeTable)
  const { pageNumber } = address.state
  const answer = useEmployeesQuery({ companyId, pageNumber, ...employeeQuery(address.state) })
  const importId = address.state.filters['importId']?.[0]
  const uninvited = useUninvitedQuery(importId ? { companyId, importId } : skipToken)
  const selection = useSelection(shownOf(answer).shown?.responseData ?? [], idOf, { first: uninvited.currentData })
  const changes = useBulkChange()
  const renderActions = () => <SelectedEmployees people={selection.rows} onDone={selection.clear} changes={changes} />
  return (
    <div ref={view} className={layout.stack5}>
      <AdminTabs />
      <Header />
      {isOffered('rolerequests') && <RoleRequests />}
      {isOffered('reopening') && <AskedToReopen address={address} />}
      <div>
        <BulkResult changes={changes} />
        <EmployeeTable
          answer={answer}
          address={address}
          selection={isOffered('employeebulk') ? { ...selection, renderActions } : undefined}
        />
      </div>
    </div>
  )
}

function Header() {
  const locale = useLocale()
  return (
    <PageHeader
      title={<FormattedMessage id="routes.employees" />}
      primary={
        <Link className={buttonClass()} to={pathTo(locale, 'addEmployee')}>
          <UserPlus aria-hidden="true" />
          <FormattedMessage id="employees.add" />
        </Link>
      }
      actions={
        isOffered('imports') && (
          <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'importTable')}>
            <FileUp aria-hidden="true" />
            <FormattedMessage id="employees.import" />
          </Link>
        )
      }
    />
  )
}

const asked = { search: '', filters: { attention: ['reopening'] }, hidden: [], pageNumber: 1 } as const

/** The number of requests to reopen a closed profile, with a link that filters the list; nothing without requests. */
function AskedToReopen({ address }: { address: TableAddress }) {
  const { companyId } = useSession()
  const query = employeeQuery({ ...asked, sort: employeeTable.defaultSort })
  const { currentData: data } = useEmployeesQuery({ companyId, pageNumber: 1, ...query })
  const count = data?.totalItemCount ?? 0
  const isShown = address.state.filters['attention']?.includes('reopening')
  if (count === 0 || isShown) return null
  return (
    <Banner
      tone="warning"
      actions={
        <Link
          className={buttonClass('secondary', 'small')}
          to={{ search: searchOfValue(address, 'attention', 'reopening') }}
        >
          <FormattedMessage id="employees.reopening.show" />
        </Link>
      }
    >
      <FormattedMessage id="employees.reopening.count" values={{ count }} />
    </Banner>
  )
}

/** Roles that administrators requested; another administrator approves or refuses each in its place. */
function RoleRequests() {
  const { companyId } = useSession()
  const { data = [] } = useRoleRequestsQuery({ companyId })
  if (data.length === 0) return null
  return (
    <Card
      heading={<FormattedMessage id="employees.requests" values={{ count: data.length }} />}
      description={<FormattedMessage id="employees.requests.text" />}
    >
      <ul role="list" className={rows.list}>
        {data.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function RequestRow({ request }: { request: RoleRequest }) {
  const { companyId } = useSession()
  const { date } = useFormats()
  const { id: requestId, name, role, isOwn, askedByName } = request
  const theirs = askedByName ? 'employees.requests.rowFor' : 'employees.requests.row'
  const decide = useAction({
    mutation: usePutRoleDecisionMutation(),
    doneText: (_, { decision }) => ({ id: `employees.requests.${decision}`, values: { name } }),
  })
  const deciding = (decision: 'allowed' | 'refused') => ({
    isPending: decide.pending?.decision === decision,
    onClick: () => decide.run({ companyId, requestId, decision }),
  })
  return (
    <li className={cx(rows.row, layout.row4, layout.between, layout.lines2)}>
      <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>
          <FormattedMessage
            id={isOwn ? 'employees.requests.own' : theirs}
            values={{ name, who: askedByName, role: <FormattedMessage id={`profile.account.role.${role}`} /> }}
          />
        </p>
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id={`profile.account.role.${role}.text`} />{' '}
          <FormattedMessage id="employees.requests.asked" values={{ day: date(localDay(request.askedAt)) }} />
        </p>
        <ActionFailure failure={decide.failure} />
      </div>
      {!isOwn && (
        <div className={cx(layout.row3, layout.lines2)}>
          <Button size="small" variant="secondary" {...deciding('allowed')}>
            <FormattedMessage id="employees.requests.allow" values={{ name }} />
          </Button>
          <Button size="small" variant="quiet" {...deciding('refused')}>
            <FormattedMessage id="employees.requests.refuse" values={{ name }} />
          </Button>
        </div>
      )}
    </li>
  )
}
