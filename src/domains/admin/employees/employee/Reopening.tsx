import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import styles from '@/patterns/page/section.module.css'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { employeeName } from '@/domains/admin/employees.rules'
import { usePutReopeningMutation } from '@/domains/admin/employees.slice'

/** Answers the request of an employee to open their closed profile again (§7 request-reactivate). */
export function Reopening({ employee, askedAt }: { employee: Employee; askedAt: string }) {
  const { companyId } = useSession()
  const { date } = useFormats()
  const name = employeeName(employee)
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
    <div className={styles.question}>
      <p>
        <FormattedMessage id="employees.reopening.text" values={{ name, day: date(localDay(askedAt)) }} />
      </p>
      <div className={styles.actions}>
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
