import { FormattedMessage, useIntl } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/unsaved'
import { useLocale } from '@/i18n/useLocale'
import { RemoveInPlace } from '@/patterns/RemoveInPlace'
import { showToast } from '@/patterns/toasts'
import { pathTo } from '@/routes/pathTo'
import { employeeName } from '@/domains/admin/employees/employees.rules'
import { useDeleteEmployeeMutation } from '@/domains/admin/employees/employees.slice'

/** Deletes somebody with all their details; whoever has trips stays in the company's records, deactivated. */
export function DeleteEmployee({ employee }: { employee: Employee }) {
  const locale = useLocale()
  const leave = useLeave()
  const { companyId } = useSession()
  const [remove, { error, isLoading }] = useDeleteEmployeeMutation()
  const { formatList } = useIntl()
  const name = employeeName(employee)
  const confirm = async () => {
    const answer = await remove({ companyId, employeeId: employee.id, version: employee.version || undefined })
    if (answer.error) return
    void showToast({ text: <FormattedMessage id="employees.deleted" values={{ name }} /> })
    leave(pathTo(locale, 'employees'))
  }
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
      error={error}
      isPending={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
