import { FormattedMessage, useIntl } from 'react-intl'
import type { Employee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/leave/unsaved'
import { useLocale } from '@/i18n/useLocale'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { useDeleteEmployeeMutation } from '@/domains/admin/employees.slice'

/** Deletes an employee with all details; an employee with trips stays in the company's records, deactivated. */
export function DeleteEmployee({ employee }: { employee: Employee }) {
  const locale = useLocale()
  const leave = useLeave()
  const { companyId } = useSession()
  const { formatList } = useIntl()
  const name = fullName(employee)
  const remove = useAction({
    mutation: useDeleteEmployeeMutation(),
    doneText: { id: 'employees.deleted', values: { name } },
    onDone: () => leave(pathTo(locale, 'employees')),
  })
  return (
    <RemoveInPlace
      label={<FormattedMessage id="employees.delete" />}
      question={
        <>
          <FormattedMessage
            id={employee.trips > 0 ? 'employees.delete.question.trips' : 'employees.delete.question'}
            values={{ name, count: employee.trips }}
          />
          {employee.tokenNames.length > 0 && (
            <>
              {' '}
              <FormattedMessage
                id="employees.tokens.end"
                values={{ names: formatList(employee.tokenNames), count: employee.tokenNames.length }}
              />
            </>
          )}
        </>
      }
      yes={<FormattedMessage id="employees.delete.yes" />}
      no={<FormattedMessage id="employees.keep" />}
      action={remove}
      onConfirm={() => remove.run({ companyId, employeeId: employee.id, version: employee.version || undefined })}
    />
  )
}
