import { UserX } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { RemoveQuestion } from '@/patterns/RemoveQuestion'
import styles from '@/patterns/section.module.css'
import { showToast } from '@/patterns/toasts'
import { useAskInPlace } from '@/patterns/useAskInPlace'
import { Button } from '@/ui/Button'
import { employeeName } from '@/domains/admin/employees/employees.rules'
import { useDeactivateEmployeeMutation } from '@/domains/admin/employees/employees.slice'

const consequences = ['signIn', 'booking', 'trips', 'back'] as const

/** Takes somebody out of the company's active employees, once its consequences were read. */
export function DeactivateEmployee({ employee }: { employee: Employee }) {
  const { companyId } = useSession()
  const { isAsking, setAsking, button } = useAskInPlace()
  const [deactivate, { error, isLoading }] = useDeactivateEmployeeMutation()
  const name = employeeName(employee)
  const confirm = async () => {
    const answer = await deactivate({ companyId, employeeId: employee.id, version: employee.version || undefined })
    if (!answer.error) void showToast({ text: <FormattedMessage id="employees.deactivated" values={{ name }} /> })
  }
  if (!isAsking)
    return (
      <div>
        <Button
          ref={button}
          variant="quietDanger"
          size="small"
          icon={<UserX aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage id="employees.deactivate" />
        </Button>
      </div>
    )
  return (
    <div className={styles.question}>
      <ul className={styles.points}>
        {consequences.map((each) => (
          <li key={each}>
            <FormattedMessage id={`employees.deactivate.${each}`} />
          </li>
        ))}
      </ul>
      <RemoveQuestion
        question={<FormattedMessage id="employees.deactivate.question" values={{ name }} />}
        yes={<FormattedMessage id="employees.deactivate.yes" />}
        no={<FormattedMessage id="employees.keep" />}
        error={error}
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onKeep={() => setAsking(false)}
      />
    </div>
  )
}
