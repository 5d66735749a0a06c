import { UserCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { guardedRoles } from '#contract/roles.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/ActionFailure'
import { failureOf } from '@/http/failure'
import styles from '@/patterns/section.module.css'
import { showToast } from '@/patterns/toasts'
import { Button } from '@/ui/Button'
import { employeeName } from '@/domains/admin/employees.rules'
import { usePatchEmployeeMutation } from '@/domains/admin/employees.slice'

/** §4: activation sets the status to active; whoever never signed in is invited by it. */
export function ActivateEmployee({ employee }: { employee: Employee }) {
  const { companyId } = useSession()
  const [patch, { error, isLoading }] = usePatchEmployeeMutation()
  const { formatList, formatMessage } = useIntl()
  const waiting = employee.needsSecondYes ? guardedRoles.filter((role) => employee.roles.includes(role)) : []
  const activate = async () => {
    const change = { status: 'active' as const, version: employee.version || undefined }
    const answer = await patch({ companyId, employeeId: employee.id, patch: change })
    if (!answer.error)
      void showToast({ text: <FormattedMessage id="employees.activated" values={{ name: employeeName(employee) }} /> })
  }
  return (
    <div className={styles.question}>
      {error && <ActionFailure failure={failureOf(error)} />}
      <p className={styles.soft}>
        <FormattedMessage id={employee.isRegistered ? 'employees.activate.text' : 'employees.activate.invites'} />
      </p>
      {waiting.length > 0 && (
        <p className={styles.soft}>
          <FormattedMessage
            id="employees.activate.rolesWait"
            values={{
              roles: formatList(waiting.map((role) => formatMessage({ id: `profile.account.role.${role}` }))),
              count: waiting.length,
            }}
          />
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<UserCheck aria-hidden="true" />}
        isPending={isLoading}
        onClick={() => void activate()}
      >
        <FormattedMessage id="employees.activate" />
      </Button>
    </div>
  )
}
