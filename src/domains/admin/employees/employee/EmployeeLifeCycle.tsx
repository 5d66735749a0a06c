import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { LifeCycleCard } from '@/patterns/record/PersonPage'
import { ActivateEmployee } from './ActivateEmployee'
import { DeactivateEmployee } from './DeactivateEmployee'
import { DeleteEmployee } from './DeleteEmployee'
import { Reopening } from './Reopening'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import { SendInvitation } from '@/patterns/action/SendInvitation'
import { useAction } from '@/patterns/action/useAction'
import { Banner } from '@/ui/notice/Banner'
import { usePostBulkChangeMutation } from '@/domains/admin/employees.slice'
import layout from '@/ui/layout/layout.module.css'

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

/** When the invitation was sent, and sending it again. */
function InviteEmployee({ employee: { id, email, invitedAt } }: { employee: Employee }) {
  const { companyId } = useSession()
  const mutation = usePostBulkChangeMutation()
  const invite = useAction({
    mutation,
    doneText: ({ changed }) => (changed > 0 ? { id: 'employees.invited', values: { email } } : undefined),
  })
  const [leftOut] = mutation[1].data?.skipped ?? []
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      {leftOut && (
        <Banner tone="warning">
          <FormattedMessage id={`employees.bulk.leftOut.${leftOut.reason}`} values={{ name: leftOut.name }} />
        </Banner>
      )}
      <SendInvitation
        sentAt={invitedAt}
        sentId="employees.invite.sent"
        action={invite}
        onSend={() => invite.run({ companyId, employeeIds: [id], change: { kind: 'invite' } })}
      >
        <FormattedMessage id={invitedAt ? 'employees.invite.again' : 'employees.invite'} />
      </SendInvitation>
    </div>
  )
}
