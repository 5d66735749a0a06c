import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { usePutReopeningMutation } from '@/domains/admin/employees.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** Answers the request of an employee to open their closed profile again (§7 request-reactivate). */
export function Reopening({ employee, askedAt }: { employee: Employee; askedAt: string }) {
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
