import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useDeactivateEmployeeMutation } from '@/domains/admin/employees.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { DeactivateInPlace } from '@/patterns/action/DeactivateInPlace'
import { useAction } from '@/patterns/action/useAction'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { TokensEnd } from '@/domains/admin/employees/shared/TokensEnd'

const consequences = [
  'employees.deactivate.signIn',
  'employees.deactivate.booking',
  'employees.deactivate.trips',
  'employees.deactivate.back',
] as const

/** Deactivates an employee, after the consequences are shown. */
export function DeactivateEmployee({ employee }: { employee: Employee }) {
  const { companyId } = useSession()
  const [takesTokens, setTakesTokens] = useState(false)
  const name = fullName(employee)
  const hasTokens = employee.tokenNames.length > 0
  const deactivate = useAction({
    mutation: useDeactivateEmployeeMutation(),
    doneText: { id: 'employees.deactivated', values: { name } },
  })
  const confirm = () => {
    const version = employee.version || undefined
    // A backend without tokens does not know this field.
    deactivate.run({ companyId, employeeId: employee.id, version, ...(hasTokens && { takesTokens }) })
  }
  return (
    <DeactivateInPlace
      label={<FormattedMessage id="employees.deactivate" />}
      consequences={consequences}
      question={<FormattedMessage id="employees.deactivate.question" values={{ name }} />}
      yes={<FormattedMessage id="employees.deactivate.yes" />}
      no={<FormattedMessage id="employees.keep" />}
      action={deactivate}
      onConfirm={confirm}
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
