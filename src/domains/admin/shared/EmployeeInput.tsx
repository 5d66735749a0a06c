import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AutoCompleteField, EmployeeName } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useEmployeeQuery, useFoundEmployeesQuery } from '@/domains/admin/employees.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { RecordInput } from '@/forms/input/RecordInput'
import { type RecordKind, useRecordChoice } from '@/forms/input/useRecordChoice'

interface EmployeeInputProps {
  name: string
  /** The role the chosen employee will have. */
  purpose: AutoCompleteField
  /** The employee with which the form was opened. */
  opened: EmployeeName | null
  isRequired?: boolean
  description?: ReactNode
}

const kind: RecordKind<EmployeeName> = {
  idOf: ({ id }) => id,
  nameOf: fullName,
}

/** An active employee, found by name, e-mail or number; the value is their id, empty without a choice. */
export function EmployeeInput({ name, purpose: field, opened, ...rest }: EmployeeInputProps) {
  const { companyId } = useSession()
  const choice = useRecordChoice(name, opened, kind)
  const { term, unknownId: employeeId } = choice
  const search = useFoundEmployeesQuery(term ? { companyId, field, term } : skipToken)
  const one = useEmployeeQuery(employeeId ? { companyId, employeeId } : skipToken)
  return (
    <RecordInput
      {...rest}
      choice={choice}
      search={search}
      one={one.currentData}
      words={{
        searching: <FormattedMessage id="admin.person.searching" />,
        nothing: <FormattedMessage id="admin.person.nobody" />,
      }}
      factsOf={({ email, jobTitle }) => [email, jobTitle]}
    />
  )
}
