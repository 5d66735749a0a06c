import { UserCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Employee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { guardedRoles } from '#contract/session/roles.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { usePatchEmployeeMutation } from '@/domains/admin/employees.slice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** §4: activation sets the status to active, and invites an employee who never signed in. */
export function ActivateEmployee({ employee }: { employee: Employee }) {
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
