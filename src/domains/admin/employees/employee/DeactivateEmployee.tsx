import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { employeeName } from '@/domains/admin/employees.rules'
import { useDeactivateEmployeeMutation } from '@/domains/admin/employees.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { DeactivateInPlace } from '@/patterns/DeactivateInPlace'
import { showToast } from '@/patterns/toasts'
import { CheckboxField } from '@/ui/CheckboxField'
import { TokensEnd } from '@/domains/admin/employees/shared/TokensEnd'

const consequences = [
  'employees.deactivate.signIn',
  'employees.deactivate.booking',
  'employees.deactivate.trips',
  'employees.deactivate.back',
] as const

/** Takes somebody out of the company's active employees, once its consequences were read. */
export function DeactivateEmployee({ employee }: { employee: Employee }) {
  const { companyId } = useSession()
  const [deactivate, { error, isLoading }] = useDeactivateEmployeeMutation()
  const [takesTokens, setTakesTokens] = useState(false)
  const name = employeeName(employee)
  const hasTokens = employee.tokenNames.length > 0
  const confirm = async () => {
    const who = { companyId, employeeId: employee.id, version: employee.version || undefined }
    // Another backend may not know tokens, nor what to do with them.
    const answer = await deactivate({ ...who, ...(hasTokens && { takesTokens }) })
    if (!answer.error) void showToast({ text: <FormattedMessage id="employees.deactivated" values={{ name }} /> })
  }
  return (
    <DeactivateInPlace
      label={<FormattedMessage id="employees.deactivate" />}
      consequences={consequences}
      question={<FormattedMessage id="employees.deactivate.question" values={{ name }} />}
      yes={<FormattedMessage id="employees.deactivate.yes" />}
      no={<FormattedMessage id="employees.keep" />}
      error={error}
      isPending={isLoading}
      onConfirm={() => void confirm()}
    >
      {hasTokens && (
        <>
          <TokensEnd names={employee.tokenNames} />
          <CheckboxField
            label={<FormattedMessage id="employees.tokens.take" values={{ count: employee.tokenNames.length }} />}
            description={<FormattedMessage id="employees.tokens.take.text" />}
            checked={takesTokens}
            onChange={({ target }) => setTakesTokens(target.checked)}
          />
        </>
      )}
    </DeactivateInPlace>
  )
}
