import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/ActionFailure'
import { failureOf } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import styles from '@/patterns/section.module.css'
import { showToast } from '@/patterns/toasts'
import { Button } from '@/ui/Button'
import { employeeName } from '@/domains/admin/employees.rules'
import { usePutReopeningMutation } from '@/domains/admin/employees.slice'

/** They asked for their closed profile to be opened again (§7 request-reactivate): the answer. */
export function Reopening({ employee, askedAt }: { employee: Employee; askedAt: string }) {
  const { companyId } = useSession()
  const { date } = useFormats()
  const [put, { error, isLoading, originalArgs }] = usePutReopeningMutation()
  const name = employeeName(employee)
  const answer = async (isOpened: boolean) => {
    const { error: failure } = await put({ companyId, employeeId: employee.id, isOpened })
    const id = isOpened ? 'employees.reopening.opened' : 'employees.reopening.refused'
    if (!failure) void showToast({ text: <FormattedMessage id={id} values={{ name }} /> })
  }
  const isRunning = (isOpened: boolean) => isLoading && originalArgs?.isOpened === isOpened
  return (
    <div className={styles.question}>
      {error && <ActionFailure failure={failureOf(error)} />}
      <p>
        <FormattedMessage id="employees.reopening.text" values={{ name, day: date(localDay(askedAt)) }} />
      </p>
      <div className={styles.actions}>
        <Button size="small" isPending={isRunning(true)} onClick={() => void answer(true)}>
          <FormattedMessage id="employees.reopening.open" />
        </Button>
        <Button variant="secondary" size="small" isPending={isRunning(false)} onClick={() => void answer(false)}>
          <FormattedMessage id="employees.reopening.keep" />
        </Button>
      </div>
    </div>
  )
}
