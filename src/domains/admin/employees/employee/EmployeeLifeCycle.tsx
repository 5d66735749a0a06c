import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { LifeCycleCard } from '@/patterns/record/PersonPage'
import { ActivateEmployee } from './ActivateEmployee'
import { DeactivateEmployee } from './DeactivateEmployee'
import { DeleteEmployee } from './DeleteEmployee'
import { InviteEmployee } from './InviteEmployee'
import { Reopening } from './Reopening'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §4: the status of the employee and the actions that change it, which take effect at once. */
export function EmployeeLifeCycle({ employee }: { employee: Employee }) {
  const { employeeId } = useSession()
  const isOwn = employee.id === employeeId
  const isActive = employee.status === 'active'
  const { reactivationAskedAt: askedAt } = employee
  return (
    <LifeCycleCard heading={<FormattedMessage id="employees.life" />}>
      <StatusText employee={employee} />
      {askedAt !== null && isOffered('reopening') && <Reopening employee={employee} askedAt={askedAt} />}
      {isActive && !employee.isRegistered && isOffered('employeebulk') && <InviteEmployee employee={employee} />}
      {!isActive && <ActivateEmployee employee={employee} />}
      {isOwn ? (
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id="employees.life.own" />
        </p>
      ) : (
        <>
          {isActive && <DeactivateEmployee employee={employee} />}
          <DeleteEmployee employee={employee} />
        </>
      )}
    </LifeCycleCard>
  )
}

/** The status of the employee in a sentence. */
function StatusText({ employee }: { employee: Employee }): ReactNode {
  const { date } = useFormats()
  const { status, isProfileActive, isRegistered, createdAt } = employee
  const id =
    status === 'inactive'
      ? 'employees.life.inactive'
      : !isProfileActive
        ? 'employees.life.closed'
        : isRegistered
          ? 'employees.life.active'
          : 'employees.life.invited'
  return (
    <div>
      <p>
        <FormattedMessage id={id} />
      </p>
      {createdAt && (
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id="employees.life.since" values={{ day: date(localDay(createdAt)) }} />
        </p>
      )}
    </div>
  )
}
