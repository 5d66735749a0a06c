import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { lacksApprover, policyFor } from '#contract/approver.ts'
import type { Employee } from '#contract/employees.ts'
import { EmployeeInput } from '@/domains/admin/shared/EmployeeInput'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'

/** The approver of the employee, required where the policy needs approval and no manager takes the place. */
export function ApproverInput({ name, opened }: { name: string; opened: Employee | null }) {
  const { companyId } = useSession()
  const { data: policies = [] } = useTravelPoliciesQuery({ companyId })
  const [travelPolicyId, managerId] = useWatch({ name: ['travelPolicyId', 'managerId'] }) as string[]
  const policy = policyFor({ travelPolicyId: travelPolicyId ?? null }, policies)
  const isRequired = lacksApprover({ managerId: managerId ?? null, approverId: null }, policy)
  return (
    <EmployeeInput
      name={name}
      purpose="approver"
      opened={opened?.approver ?? null}
      isRequired={isRequired}
      description={
        <FormattedMessage id={isRequired ? 'employees.form.approver.required' : 'employees.form.approver.text'} />
      }
    />
  )
}
