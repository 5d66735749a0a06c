import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { UserCheck } from 'lucide-react'
import type { Employee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { guardedRoles } from '#contract/session/roles.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { LifeCycleCard } from '@/patterns/record/PersonPage'
import { DeactivateEmployee } from './DeactivateEmployee'
import { DeleteEmployee } from './DeleteEmployee'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import { SendInvitation } from '@/patterns/action/SendInvitation'
import { useAction } from '@/patterns/action/useAction'
import { ActionButton } from '@/patterns/action/ActionButton'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import {
  usePostBulkChangeMutation,
  usePutReopeningMutation,
  usePatchEmployeeMutation,
} from '@/domains/admin/employees.slice'
import { ActionFailure } from '@/forms/failure/ActionFailure'
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

/** Answers the request of an employee to open their closed profile again (§7 request-reactivate). */
function Reopening({ employee, askedAt }: { employee: Employee; askedAt: string }) {
  const { companyId } = useSession()
  const { date } = useFormats()
  const name = fullName(employee)
  const decide = useAction({
    mutation: usePutReopeningMutation(),
    doneText: (_, { isOpened }) => ({
      id: isOpened ? 'employees.reopening.opened' : 'employees.reopening.refused',
      values: { name },
    }),
  })
  const deciding = (isOpened: boolean) => ({
    isPending: decide.pending?.isOpened === isOpened,
    onClick: () => decide.run({ companyId, employeeId: employee.id, isOpened }),
  })
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <p>
        <FormattedMessage id="employees.reopening.text" values={{ name, day: date(localDay(askedAt)) }} />
      </p>
      <div className={cx(layout.row3, layout.lines2)}>
        <Button size="small" {...deciding(true)}>
          <FormattedMessage id="employees.reopening.open" />
        </Button>
        <Button variant="secondary" size="small" {...deciding(false)}>
          <FormattedMessage id="employees.reopening.keep" />
        </Button>
      </div>
      <ActionFailure failure={decide.failure} />
    </div>
  )
}

/** §4: activation sets the status to active, and invites an employee who never signed in. */
function ActivateEmployee({ employee }: { employee: Employee }) {
  const { companyId } = useSession()
  const { formatList, formatMessage } = useIntl()
  const waiting = employee.needsSecondYes ? guardedRoles.filter((role) => employee.roles.includes(role)) : []
  const activate = useAction({
    mutation: usePatchEmployeeMutation(),
    doneText: { id: 'employees.activated', values: { name: fullName(employee) } },
  })
  const patch = { status: 'active' as const, version: employee.version || undefined }
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id={employee.isRegistered ? 'employees.activate.text' : 'employees.activate.invites'} />
      </p>
      {waiting.length > 0 && (
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage
            id="employees.activate.rolesWait"
            values={{
              roles: formatList(waiting.map((role) => formatMessage({ id: `profile.account.role.${role}` }))),
              count: waiting.length,
            }}
          />
        </p>
      )}
      <ActionButton
        action={activate}
        variant="secondary"
        size="small"
        icon={<UserCheck aria-hidden="true" />}
        onClick={() => activate.run({ companyId, employeeId: employee.id, patch })}
      >
        <FormattedMessage id="employees.activate" />
      </ActionButton>
    </div>
  )
}
